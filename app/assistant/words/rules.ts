/** Rewordings as a table: "pattern => what it means", one a line, in the order in which they are done. */
type Rules = readonly (readonly [at: RegExp, meant: string])[];

export const toRules = (table: string): Rules =>
  table
    .trim()
    .split("\n")
    .map((line) => {
      const [at, meant] = line.split(/ =>(?: |$)/);
      return [new RegExp(at!, "gi"), meant!];
    });

export const reword = (text: string, rules: Rules): string =>
  rules.reduce((said, [at, meant]) => said.replace(at, meant), text);
