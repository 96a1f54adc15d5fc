/** `node scripts/read-sentence.ts "…" [us|gb|de|fr|es|pt]`: how the search box reads a sentence, step by step (docs/assistant.md). */
import { answerSentence, listSubjectWords, readDirectly } from "../app/assistant/index.ts";
import { readAsCalculator } from "../app/assistant/readings/calculator-reading.ts";
import { getShape } from "../app/assistant/tokens/shape.ts";
import { tokenize } from "../app/assistant/tokens/tokenize.ts";
import { translateSentence } from "../app/assistant/words/lexicons.ts";
import { rewordSentence } from "../app/assistant/words/reword-sentence.ts";
import { tidySentence } from "../app/assistant/words/tidy-sentence.ts";
import { loadCatalogue, makeSources, TODAY, VISITORS } from "../tests/assistant/assistant.ts";
import { main } from "./process.ts";

/** Of the calculators that the search finds, so many are printed. */
const MOST_READINGS = 3;

await main(async () => {
  const [sentence = "", visitor = "us"] = process.argv.slice(2);
  const preferences = VISITORS[visitor];
  if (sentence === "" || !preferences) throw new Error('Usage: node scripts/read-sentence.ts "…" [us|gb|de|fr|es|pt]');
  const sources = makeSources(await loadCatalogue())(visitor);
  const context = { locale: preferences.locale, today: TODAY };
  const translation = await translateSentence(tidySentence(sentence), preferences.locale);
  const english = translation?.english ?? sentence;
  // A sentence that is surely of another language is read in English alone.
  for (const text of new Set(
    (translation?.isSure ? [english] : [sentence, english]).map((said) => rewordSentence(tidySentence(said))),
  )) {
    const tokens = tokenize(text, context);
    print("words", text);
    print("tokens", tokens.map(({ type, text: written }) => `${type} ${written.trim()}`).join(" · "));
    print("", getShape(tokens).text);
    const direct = await readDirectly(text, tokens, context);
    if (direct) print("reading", direct);
    const subject = direct || listSubjectWords(tokens);
    if (typeof subject !== "string") continue;
    for (const id of (await sources.search(subject)).slice(0, MOST_READINGS)) {
      const definition = (await sources.load(id))!;
      const reading = readAsCalculator(definition, tokens, preferences)?.finish();
      if (!reading) continue;
      const { inputs, output = "its first result", unread, problem, score } = reading;
      print("roles", { calculator: id, inputs });
      print("goal", output);
      print("reading", { score: Number(score.toFixed(1)), unread, problem });
    }
  }
  const answer = await answerSentence(sentence, sources);
  const answers = answer.calculator === null ? answer.readings : [answer];
  if (answers === undefined) return print("answer", (answer.calculator === null && answer.reason) || "not read");
  for (const { calculator, read, assumed, unread, label, answer: figure } of answers) {
    print("account", { calculator, read, assumed, unread });
    print("answer", `${label}: ${figure}`);
  }
});

function print(step: string, value: unknown): void {
  console.log(`${step.padEnd(8)} ${typeof value === "string" ? value : JSON.stringify(value)}`);
}
