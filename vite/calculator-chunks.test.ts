import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createBuilder, createServer, isRunnableDevEnvironment, type InlineConfig, type Rolldown } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
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
      table: { cases: "kept: not the definition's own" },
    });`,
  "app/calculators/health/bmi.ts": `
    import { defineCalculator } from "../../engine/define.ts";
    import { double } from "../../maths/double.ts";
    export default defineCalculator({ id: "bmi", category: "health", compute: double, "cases": [{ by: "another oracle" }] });`,
  "app/calculators/health/bmi.test.ts": "throw new Error('a test is no calculator');",
  "app/catalogue/row.ts": "export const projectRow = ({ id, category }) => ({ id, category });",
  "client.ts": "document.title = 'no list of calculators';",
  "server.ts": `
    export { default as chunks } from "virtual:calculator-chunks";
    export { default as rows } from "virtual:catalogue-rows";`,
};

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

  const { chunks, rows } = (await import(join(folder, "out/ssr/server.js"))) as {
    chunks: Record<string, { url: string; imports: string[] }>;
    rows: unknown;
  };
  expect(rows).toEqual([
    { id: "bmi", category: "health" },
    { id: "loan", category: "finance" },
  ]);
  expect(Object.keys(chunks)).toEqual(["bmi", "loan"]);
  for (const { url, imports } of Object.values(chunks)) {
    for (const address of [url, ...imports]) expect(existsSync(join(folder, "out/client", address))).toBe(true);
  }
  // What both need is a chunk that both name.
  expect(chunks["loan"]?.imports).toHaveLength(1);
  expect(chunks["loan"]?.imports).toEqual(chunks["bmi"]?.imports);

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
    const { chunks, rows } = await ssr.runner.import<{ chunks: Record<string, unknown>; rows: unknown[] }>(
      "/server.ts",
    );
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
