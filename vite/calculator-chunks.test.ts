import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type LoadHookSync, registerHooks } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createBuilder, createServer, isRunnableDevEnvironment, type InlineConfig, type Rolldown } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SetFormula } from "../app/engine/set-formula.ts";
import { calculatorChunks } from "./calculator-chunks.ts";

const files: Record<string, string> = {
  "app/engine/define.ts": "export function defineCalculator<T>(definition: T): T { return definition; }",
  "app/maths/double.ts":
    "export const double = (x: number): number => x * 2;\nexport const unused = 'unused-of-maths';",
  "app/calculators/finance/loan.ts": `
    import { defineCalculator } from "../../engine/define.ts";
    import { double } from "../../maths/double.ts";
    const oracle = ["made-for-cases"];
    export default defineCalculator({
      id: "loan", category: "finance", compute: (x: number) => double(x),
      cases: [{ by: "the oracle", inputs: { x: oracle } }],
      faq: [{ question: "What is said at such a length that it is worth a text of its own?", answer: "Every question of a page is − 😀.", order: -1, isLong: true, more: null }],
      formula: { tex: String.raw\`M = P \\frac{r(1+r)^n}{(1+r)^n - 1}\`, where: { M: "the payment", P: "the principal, which is lent", r: "rate", n: "months" } },
      table: { cases: "kept: not the definition's own" },
    });`,
  "app/calculators/health/bmi.ts": `
    import { defineCalculator } from "../../engine/define.ts";
    import { double } from "../../maths/double.ts";
    export default defineCalculator({ id: "bmi", category: "health", compute: double, "cases": [{ by: "another oracle" }] });`,
  "app/calculators/health/bmi.test.ts": "throw new Error('a test is no calculator');",
  "app/catalogue/row.ts": "export const projectRow = ({ id, category }) => ({ id, category, name: id });",
  "app/catalogue/search/index.ts": "export const writePhrases = (rows) => rows.map(({ name }) => name);",
  "client.ts": "document.title = 'no list of calculators';",
  "server.ts": `
    export const loadLoan = () => import("./app/calculators/finance/loan.ts");
    export { default as chunks } from "virtual:calculator-chunks";
    export { default as rows } from "virtual:catalogue-rows";
    export { default as phrases } from "virtual:search-phrases";
    export { default as formulaOf } from "virtual:set-formulas";`,
};

/** What workerd does with a text module. */
const readText: LoadHookSync = (url, context, next) =>
  url.endsWith(".txt")
    ? {
        format: "module",
        shortCircuit: true,
        source: `export default ${JSON.stringify(readFileSync(fileURLToPath(url), "utf8"))}`,
      }
    : next(url, context);

const codeUnder = (path: string) =>
  readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.m?js$/.test(name))
    .map((name) => readFileSync(join(path, name), "utf8"))
    .join("\n");

let folder: string;
const configuration = (): InlineConfig => ({
  root: folder,
  configFile: false,
  logLevel: "silent",
  plugins: [calculatorChunks()],
});

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "chunks-"));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, ".."), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("built: each calculator is a chunk that keeps its default export and loses its cases", async () => {
  const builder = await createBuilder({
    ...configuration(),
    builder: { sharedConfigBuild: true, sharedPlugins: true },
    environments: {
      client: { build: { outDir: join(folder, "out/client"), rolldownOptions: { input: join(folder, "client.ts") } } },
      ssr: {
        build: {
          outDir: join(folder, "out/ssr"),
          // As the Cloudflare plugin has it.
          emitAssets: true,
          rolldownOptions: {
            input: join(folder, "server.ts"),
            preserveEntrySignatures: "strict",
            output: { entryFileNames: "server.js" },
          },
        },
      },
    },
  });
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error("Two environments are expected.");
  const { output } = (await builder.build(client)) as Rolldown.RolldownOutput;
  await builder.build(ssr);

  const hooks = registerHooks({ load: readText });
  const { chunks, rows, phrases, formulaOf, loadLoan } = (await import(join(folder, "out/ssr/server.js"))) as {
    chunks: Record<string, { url: string; imports: string[] }>;
    rows: unknown;
    phrases: unknown;
    formulaOf: (id: string) => SetFormula | null;
    loadLoan(): Promise<{ default: Record<string, unknown> }>;
  };
  expect(rows).toEqual([
    { id: "bmi", category: "health", name: "bmi" },
    { id: "loan", category: "finance", name: "loan" },
  ]);
  expect(phrases).toEqual(["bmi", "loan"]);
  const formula = formulaOf("loan");
  expect(formula?.lines).toEqual([expect.stringMatching(/^<math display="block".*<mfrac>.*<\/math>$/s)]);
  expect(formula?.symbols.map(([, meaning]) => meaning)).toEqual([
    "the payment",
    "the principal, which is lent",
    "rate",
    "months",
  ]);
  for (const id of ["bmi", "oan", "constructor", ""]) expect(formulaOf(id)).toBeNull();
  expect(Object.keys(chunks)).toEqual(["bmi", "loan"]);
  for (const { url, imports } of Object.values(chunks)) {
    for (const address of [url, ...imports]) expect(existsSync(join(folder, "out/client", address))).toBe(true);
  }
  // What both need is a chunk that both name.
  expect(chunks["loan"]?.imports).toHaveLength(1);
  expect(chunks["loan"]?.imports).toEqual(chunks["bmi"]?.imports);

  // The server's has all that it was defined with; what is data stands in a text, not in the code.
  const { default: served } = await loadLoan();
  hooks.deregister();
  const { default: written } = (await import(join(folder, "app/calculators/finance/loan.ts"))) as {
    default: Record<string, unknown>;
  };
  expect(JSON.stringify(served)).toBe(JSON.stringify(written));
  expect(served["formula"]).toEqual(written["formula"]);
  expect(codeUnder(join(folder, "out/ssr"))).not.toMatch(/such a length|frac/);
  expect(codeUnder(join(folder, "out/ssr"))).toContain("made-for-cases");

  const { default: loan } = (await import(join(folder, "out/client", chunks["loan"]?.url ?? ""))) as {
    default: { compute(x: number): number; cases?: unknown; table: unknown };
  };
  expect(loan.compute(21)).toBe(42);
  expect(loan).not.toHaveProperty("cases");
  expect(loan.table).toEqual({ cases: "kept: not the definition's own" });

  const code = output.map((chunk) => (chunk.type === "chunk" ? chunk.code : "")).join("\n");
  for (const gone of ["oracle", "made-for-cases", "unused-of-maths", "a test is no calculator"]) {
    expect(code).not.toContain(gone);
  }
  const entry = output.find((chunk) => chunk.type === "chunk" && chunk.name === "client");
  expect(entry?.type === "chunk" && entry.code).not.toMatch(/loan|bmi/);
});

test("in development: the addresses are those of the sources", async () => {
  const server = await createServer({ ...configuration(), server: { middlewareMode: true, ws: false } });
  try {
    const { ssr } = server.environments;
    if (!isRunnableDevEnvironment(ssr)) throw new Error("A runnable environment is expected.");
    const { chunks, rows, formulaOf } = await ssr.runner.import<{
      chunks: Record<string, unknown>;
      rows: unknown[];
      formulaOf: (id: string) => SetFormula | null;
    }>("/server.ts");
    expect(formulaOf("loan")?.lines).toHaveLength(1);
    expect(formulaOf("constructor")).toBeNull();
    expect(chunks["loan"]).toEqual({ url: "/app/calculators/finance/loan.ts", imports: [] });
    expect(rows).toHaveLength(2);
    const served = await server.environments.client.transformRequest("/app/calculators/finance/loan.ts");
    expect(served?.code).toContain("double");
    expect(served?.code).not.toContain("the oracle");
    // The server keeps them, for the tests.
    const kept = await ssr.runner.import<{ default: { cases: unknown[] } }>("/app/calculators/finance/loan.ts");
    expect(kept.default.cases).toHaveLength(1);
  } finally {
    await server.close();
  }
});

test("no client code may import the lists", async () => {
  writeFileSync(join(folder, "leak.ts"), 'import chunks from "virtual:calculator-chunks"; console.log(chunks);');
  const builder = await createBuilder({
    ...configuration(),
    environments: { client: { build: { write: false, rolldownOptions: { input: join(folder, "leak.ts") } } } },
  });
  const { client } = builder.environments;
  if (!client) throw new Error("A client environment is expected.");
  await expect(builder.build(client)).rejects.toThrow("for the server only");
});
