/** Phrases and what they mean, as lines of a table. */
export type Reword = readonly [found: RegExp, meant: string, where: RegExp | null];

/** Each line: what is found => "what is meant" ?? what else the sentence must say; "# why". */
export const readRewords = (lines: string): readonly Reword[] =>
  lines
    .trim()
    .split("\n")
    .filter((line) => !line.startsWith("# "))
    .map((line) => {
      const [, found, meant, where] = /^(.*) => "(.*?)"(?: \?\? (.*))?$/.exec(line)!;
      return [new RegExp(found!, "gi"), meant!, where ? new RegExp(where, "i") : null];
    });

export const reword = (text: string, table: readonly Reword[]): string =>
  table.reduce((said, [found, meant, where]) => (where && !where.test(said) ? said : said.replace(found, meant)), text);
