/**
 * `node scripts/count-sentences.ts`: how many sentences the assistant answers right, by language. Of the unseen half it
 * gives counts alone; with `--seen [kind]`, `--fresh [kind]` (or the name of any other part that may be looked at) each sentence of it that is not answered right.
 */
import { loadCatalogue, makeAssistant } from "../tests/assistant/assistant.ts";
import {
  countVerdicts,
  getLanguage,
  type Part,
  PARTS,
  judgeSentences,
  readSentences,
} from "../tests/assistant/sentences.ts";
import { main } from "./process.ts";

/** Whoever reads these one by one can no longer measure anything with them. */
const isCountedOnly = (part: Part) => part === "unseen" || part.endsWith("-counted");

await main(async () => {
  const ask = makeAssistant(await loadCatalogue());
  const [flag, kind = ""] = process.argv.slice(2);
  const listed = PARTS.find((part) => !isCountedOnly(part) && flag === `--${part}`);
  const parts: readonly Part[] = listed ? [listed] : PARTS;
  for (const part of parts) {
    const sentences = readSentences(part).filter((one) => one.kind.startsWith(kind));
    const judged = await judgeSentences(sentences, ask);
    const byLanguage = Map.groupBy(judged, ({ sentence }) => getLanguage(sentence));
    for (const [language, some] of byLanguage) {
      const { right, wrong, shown, "not read": silent } = countVerdicts(some.map(({ verdict }) => verdict));
      const share = ((100 * right) / some.length).toFixed(1);
      console.log(
        `${part} ${language}: ${right} of ${some.length} right (${share} %), ${wrong} silently wrong, ${shown} wrong with words named as unread, ${silent} not read`,
      );
    }
    if (!listed) continue;
    for (const { sentence, answer, verdict } of judged)
      if (verdict !== "right")
        console.log(
          [
            verdict,
            sentence.kind,
            sentence.text,
            answer.calculator === null
              ? (answer.reason ?? "")
              : `${answer.calculator}: ${answer.label} ${answer.answer}`,
            JSON.stringify(sentence.expected),
          ].join(" | "),
        );
  }
});
