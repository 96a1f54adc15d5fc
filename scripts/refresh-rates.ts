/**
 * Writes app/maths/exchange-rates.dated.ts, the exchange rates that ship with the code, from the npm package
 * @fawazahmed0/currency-api:
 *
 *   node scripts/refresh-rates.ts [VERSION]
 *
 * VERSION is a date such as 2026.9.29; without it the newest is taken. The currencies are those of the currency
 * converter; one for which the package has no rate is left out with a warning (its conversions are then refused).
 */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Failure, main, root } from "./process.ts";

const PACKAGE = "@fawazahmed0/currency-api";
const BASE = "USD";
/** Fewer currencies than this mean that the package has changed its form. */
const FEWEST = 150;

const execute = promisify(execFile);

await main(async () => {
  const { version, date, rates: published } = await fetchRates(process.argv[2] ?? "latest");
  const rates: Record<string, number> = {};
  for (const code of await codesWanted()) {
    const rate = published[code.toLowerCase()];
    if (typeof rate === "number" && rate > 0) rates[code] = rate;
    else console.warn(`${PACKAGE}@${version} has no rate for ${code}`);
  }
  if (Object.keys(rates).length < FEWEST) throw new Failure(`Only ${Object.keys(rates).length} currencies have a rate`);
  await writeFile(join(root, "app/maths/exchange-rates.dated.ts"), readSource(date, version, rates));
  console.log(`${Object.keys(rates).length} rates of ${date}`);
});

async function codesWanted(): Promise<readonly string[]> {
  const { default: definition } = await import("../app/calculators/conversion/currency-converter.ts");
  return definition.rates?.codes ?? [];
}

async function fetchRates(wanted: string) {
  const folder = await mkdtemp(join(tmpdir(), "rates-"));
  try {
    const { stdout } = await execute("npm", ["pack", `${PACKAGE}@${wanted}`, "--json", "--pack-destination", folder]);
    const [packed] = JSON.parse(stdout) as [{ filename: string; version: string }];
    const file = "package/v1/currencies/usd.json";
    await execute("tar", [
      "-xzf",
      join(folder, packed.filename.replace("@", "").replace("/", "-")),
      "-C",
      folder,
      file,
    ]);
    const content = JSON.parse(await readFile(join(folder, file), "utf8")) as {
      date: string;
      usd: Record<string, number>;
    };
    return { version: packed.version, date: content.date, rates: content.usd };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function readSource(date: string, version: string, rates: Readonly<Record<string, number>>): string {
  const entries = Object.entries(rates).map(([code, rate]) => `${code}: ${rate}`);
  const lines: string[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + entry.length < 112) lines[lines.length - 1] = `${last} ${entry},`;
    else lines.push(`    ${entry},`);
  }
  return [
    "// Written by scripts/refresh-rates.ts; not edited by hand.",
    'import type { RateTable } from "./exchange-rates.ts";',
    "",
    "/** The exchange rates that ship with the code. */",
    "export const exchangeRates = {",
    `  date: "${date}",`,
    `  source: "${PACKAGE} ${version}",`,
    `  base: "${BASE}",`,
    "  // oxfmt-ignore",
    "  rates: {",
    ...lines,
    "  } as RateTable,",
    "};",
    "",
  ].join("\n");
}
