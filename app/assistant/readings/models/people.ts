/** People of whom a sentence tells: whoever is said stands as @0 or @1, each figure as #0, #1 …; null where there are more. */

const SELF = "i im i'm ill i'll me my mine am ive i've";
const FEMALE =
  "mom moms mum mums mother mama mommy she her hers shes daughter sister sis wife grandma granny grandmother nana aunt auntie niece girl girlfriend woman";
const MALE =
  "dad dads father papa daddy he him his hes son brother bro husband grandpa granddad grandfather gramps uncle nephew boy boyfriend man";
const NEUTRAL =
  "kid kids child cousin friend boss teacher twins twin parent baby sibling neighbor parents coworker partner spouse grandson granddaughter grandchild student they their person someone dog cat";
const PRONOUN = /^(?:she|her|hers|he|him|his|they|their|them)$/;
const ADJECTIVE = /^(?:older|younger|little|big|oldest|youngest|baby|best|kid|own|twin)$/;
/** A name stands where only a person can. */
const NAMED =
  /(?:\bhow old (?:is|was|will|are)|\bolder than|\byounger than|\bas old as|\bage of) ([a-z]{3,})\b|(?:^|\b(?:and|if) )([a-z]{3,}) (?:is|was|will be|has|had) (?=<|twice|half|three|four|five|double|triple|\d)/g;
const NO_NAME = /^(?:this|that|who|what|which|house|home|tree|car|the|will|much|many|there|age|how|are|was)$/;

export function markPeople(text: string): string | null {
  const names = new Set(
    [...text.matchAll(NAMED)]
      .map((match) => match[1] ?? match[2]!)
      .filter((one) => !NO_NAME.test(one) && !isPerson(one)),
  );
  const words = text
    .replaceAll(/\btheyre\b/g, "they's")
    .replaceAll(/\b(i|s?he|they|mom|dad|[a-z]+)'(?:s|m|re)\b/g, (_, who: string) => `${who} 's`)
    .split(" ");
  const people: { readonly word: string; readonly sex: string }[] = [];
  const find = (word: string): string | null => {
    const sex = sexOf(word, names)!;
    const fitting = PRONOUN.test(word)
      ? people.filter((one) => one.sex === sex || (one.sex === "?" && sex !== "i"))
      : people.filter((one) => one.word === stem(word) || (sex === "i" && one.sex === "i"));
    const exact = fitting.filter((one) => one.sex === sex);
    if (exact.length === 1) return `@${people.indexOf(exact[0]!)}`;
    if (fitting.length === 1) return `@${people.indexOf(fitting[0]!)}`;
    if (fitting.length > 1) return "@?";
    // "His age" of somebody who comes later, or of somebody who was named otherwise.
    return `@${people.push({ word: stem(word), sex }) - 1}`;
  };
  const out: string[] = [];
  for (const [at, word] of words.entries()) {
    const next = words.slice(at + 1).find((one) => !ADJECTIVE.test(one)) ?? "";
    if (/^(?:my|his|her|their|our|the)$/.test(word) && (isPerson(next) || names.has(next)) && !PRONOUN.test(next))
      continue;
    if (ADJECTIVE.test(word) && isNoun(words[at + 1] ?? "")) continue;
    if (isPerson(word) || names.has(word)) out.push(find(word)!);
    else out.push(word.replace(/^<[a-z]+(\d+)>$/, "#$1"));
  }
  if (people.length > 2 || people.length === 0) return null;
  return (
    out
      .join(" ")
      .replaceAll(/ 's (?=age)/g, " ")
      .replaceAll(/(@[01]) who (?=is|was|'s)/g, "$1 ")
      .replaceAll(/(@[01])(?: am| is)? \1(?= |$)/g, "$1")
      .replaceAll(
        /(@[\d?]) (?:am|is|are|'s|was|be|will be|would be|turned|just turned|turns|now|currently|currently is)(?: (?:now|only|already|just|currently|turning|am|is|about))* (?=#|@|twice|double|half|three|four|five|triple|thrice|an? (?:third|quarter)|one third)/g,
        "$1 ",
      )
      .replaceAll(/(#\d+)(?: (?:years?|yrs?|yo))?(?: old)?(?=$| (?!times|x|of))/g, "$1")
      .replaceAll(/(#\d+)(?: (?:years?|yrs?|yo)) (?=older|younger|ago|from|later)/g, "$1 ")
      // "When will my 12 year old be 21"
      .replace(/^(.*)(@[01]) (#\d+) (be|is|turns?) (?=#)/, "$2 $3 | $1$2 $4 ")
  );
}

const stem = (word: string) => word.replace(/s$/, "");
const SEXES = new Map(
  [SELF, FEMALE, MALE, NEUTRAL].flatMap((list, at) => list.split(" ").map((word) => [word, "ifm?"[at]!] as const)),
);
const sexOf = (word: string, names: ReadonlySet<string>) =>
  SEXES.get(word) ?? SEXES.get(stem(word)) ?? (names.has(word) ? "?" : undefined);
const isNoun = (word: string) => isPerson(word) && !PRONOUN.test(word) && SEXES.get(word) !== "i";
const isPerson = (word: string) => SEXES.has(word) || (word.length > 4 && SEXES.has(stem(word)));
