/** What an answer to a translated sentence quotes, in the words that were typed. */
import type { Answer, NoAnswer } from "./answer.ts";
import type { Translation } from "#assistant/words/lexicons.ts";

const QUOTED = /(?<=what “)[^”]+(?=” means)|(?<=^|: )[^:]+? and [^:]+?(?= could both be)/g;

/** Whether whole words of a sentence: of "mann" nobody typed "man". */
export const isTyped = (text: string, sentence: string): boolean => {
  const [word, all] = [text.toLowerCase(), sentence.toLowerCase()];
  const at = all.indexOf(word);
  const isLetter = (sign: string | undefined) => sign !== undefined && /\p{L}/u.test(sign);
  return (
    at >= 0 &&
    !(isLetter(word[0]) && isLetter(all[at - 1])) &&
    !(isLetter(word.at(-1)) && isLetter(all[at + word.length]))
  );
};

/** A refusal whose words have no typed ones says only that one of them is not clear. */
export async function quoteTyped(
  answer: Answer | NoAnswer,
  sentence: string,
  translate: (word: string) => Promise<Translation | null>,
): Promise<Answer | NoAnswer> {
  const quoted = answer.calculator === null ? (answer.reason?.match(QUOTED) ?? []) : answer.unread;
  if (quoted.length === 0) return answer;
  const typed = new Map<string, string>();
  for (const word of sentence.match(/\S*[^\s,.;:?!]/g) ?? [])
    for (const one of ((await translate(word))?.english ?? word).split(" "))
      if (!typed.has(one.toLowerCase())) typed.set(one.toLowerCase(), word);
  const toTyped = (text: string): string | null => {
    if (isTyped(text, sentence)) return text;
    const words = text.split(" ").map((word) => (word === "and" ? word : typed.get(word.toLowerCase())));
    // One word may be two in English: "qm" are square meters.
    return words.includes(undefined) ? null : words.filter((word, at) => word !== words[at - 1]).join(" ");
  };
  if (answer.calculator !== null) return { ...answer, unread: answer.unread.map((word) => toTyped(word) ?? word) };
  const reason = answer.reason!.replaceAll(QUOTED, (text) => toTyped(text) ?? "");
  return {
    ...answer,
    reason: reason
      .replace("what “” means", "what one of the words means")
      .replace(/(?<=^|: )(?= could both be)/, "Two values"),
  };
}
