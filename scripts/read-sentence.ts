/** `node scripts/read-sentence.ts "…" [us|gb|de|fr|es|pt]`: how the search box reads a sentence, step by step (docs/assistant.md). */
import { listSubjectWords, readDirectly } from "../app/assistant/index.ts";
import { translateSentence } from "../app/assistant/lexicons.ts";
import { getShape } from "../app/assistant/shape.ts";
import { tidySentence, tokenize } from "../app/assistant/tokenize.ts";
import { loadCatalogue, makeAssistant, TODAY, VISITORS } from "../tests/assistant/assistant.ts";
import { main } from "./process.ts";

await main(async () => {
  const [sentence = "", visitor = "us"] = process.argv.slice(2);
  const preferences = VISITORS[visitor];
  if (sentence === "" || !preferences) throw new Error('Usage: node scripts/read-sentence.ts "…" [us|gb|de|fr|es|pt]');
  const ask = makeAssistant(await loadCatalogue());
  const context = { locale: preferences.locale, today: TODAY };
  const translated = await translateSentence(sentence, preferences.locale);
  for (const text of new Set([sentence, translated].map(tidySentence))) {
    const tokens = tokenize(text, context);
    print("sentence", text);
    print("tokens", tokens.map(({ type, text: written }) => `${type} ${written.trim()}`).join(" · "));
    print("shape", getShape(tokens).text);
    print("fixed form", await readDirectly(text, tokens, context));
    print("subject", listSubjectWords(tokens));
  }
  const answer = await ask(sentence, visitor);
  if (answer.calculator === null) return print("answer", answer.reason ?? "not read");
  const { calculator, read, assumed, unread, label, answer: figure } = answer;
  print("calculator", calculator);
  print("account", { read, assumed, unread });
  print("answer", `${label}: ${figure}`);
});

function print(step: string, value: unknown): void {
  console.log(`${step.padEnd(11)} ${typeof value === "string" ? value : JSON.stringify(value)}`);
}
