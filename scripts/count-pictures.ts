/** `node scripts/count-pictures.ts`: writes docs/pictures.md, which counts pictures and tools of fields by category. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { AnyDefinition } from "../app/engine/define.ts";
import { hasChart } from "../app/engine/drawings.ts";
import { readCalculators } from "./catalogue-files.ts";
import { root } from "./process.ts";

const hasCharts = ({ outputs }: AnyDefinition) =>
  Object.values(outputs).some((field) => hasChart(field) || field.split);
const hasPicture = (one: AnyDefinition) => one.pictures !== undefined || hasCharts(one);
const isRows = (of: unknown) => typeof of === "object" && of !== null && !("kind" in of);
const hasTool = ({ inputs }: AnyDefinition) =>
  Object.values(inputs).some((field) => field.tool ?? (field.kind === "list" && isRows(field.of)));

/** docs/pictures.md as it should be. */
export async function writePictureCounts(): Promise<string> {
  const all = (await readCalculators(root)).map(({ definition }) => definition);
  const count = (some: readonly AnyDefinition[]) => [
    some.length,
    some.filter(hasPicture).length,
    some.filter(hasCharts).length,
    some.filter((one) => one.pictures).length,
    some.filter(hasTool).length,
  ];
  const categories = [...Map.groupBy(all, ({ category }) => category)].toSorted(([a], [b]) => a.localeCompare(b));
  const kinds = Map.groupBy(
    all.flatMap(({ pictures = [] }) => [...new Set(pictures.map(({ draw }) => draw))]),
    (kind) => kind,
  );
  const header = ["Category", "Calculators", "With a picture or chart", "Chart", "Picture", "Tools of fields"];
  const rows = [...categories.map(([name, some]) => [name, ...count(some)]), ["All", ...count(all)]];
  return `# Pictures and tools, counted

Written by \`node scripts/count-pictures.ts\`; a test compares. Pictures: decisions 0150 and 0184. Tools of fields (keys, grids, pickers, plots, rows that
move and are pasted): decisions 0171 and 0183. Steps and sliders, which nearly every number field has, are not counted.

${toTable(header, rows)}

By kind of picture:

${toTable(
  ["Kind", "Calculators"],
  [...kinds].map(([kind, some]) => [kind, some.length] as const).toSorted(([, a], [, b]) => b - a),
)}
`;
}

function toTable(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const texts = [header, ...rows.map((row) => row.map(String))];
  const widths = header.map((_, column) => Math.max(...texts.map((row) => row[column]!.length)));
  const write = (row: readonly string[]) =>
    `| ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!))).join(" | ")} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`)).join(" | ")} |`;
  return [write(texts[0]!), rule, ...texts.slice(1).map(write)].join("\n");
}

if (import.meta.main) writeFileSync(join(root, "docs/pictures.md"), await writePictureCounts());
