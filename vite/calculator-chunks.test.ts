import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createBuilder, createServer, isRunnableDevEnvironment, type InlineConfig, type Rolldown } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CalculatorChunk, calculatorChunks } from "./calculator-chunks.ts";

const files: Readonly<Record<string, string>> = {
  "app/maths/double.ts": "export const double = (x: number): number => x * 2;",
  "app/calculators/finance/loan.ts": `
    import { double } from "../../maths/double.ts";
    export default { id: "loan", category: "finance", compute: (x: number) => double(x) };`,
  "app/calculators/health/bmi.ts": `
    import { double } from "../../maths/double.ts";
    export default { id: "bmi", category: "health", compute: double };`,
  "app/calculators/health/bmi.test.ts": "throw new Error('a test is no calculator');",
  "first.ts": `import { double } from "./app/maths/double.ts"; document.title = String(double(2));`,
  "client.ts": "document.title = 'no list of calculators';",
  "server.ts": `export { calculators as chunks, firstScript } from "virtual:calculator-chunks";`,
};

let folder: string;
const configuration = (): InlineConfig => ({
  root: folder,
  configFile: false,
  logLevel: "silent",
  plugins: [calculatorChunks({ firstScript: "first.ts", embedScript: "first.ts", serviceWorker: "first.ts" })],
});

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "chunks-"));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, ".."), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("built: each calculator is a chunk that keeps its default export, and only the server knows where", async () => {
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
  const { chunks, firstScript } = (await import(join(folder, "out/ssr/server.js"))) as {
    chunks: Readonly<Record<string, CalculatorChunk>>;
    firstScript: CalculatorChunk;
  };
  expect(Object.keys(chunks)).toEqual(["bmi", "loan"]);
  expect(firstScript.imports).toEqual(chunks["loan"]?.imports);
  for (const { url, imports } of [...Object.values(chunks), firstScript]) {
    for (const address of [url, ...imports]) expect(existsSync(join(folder, "out/client", address))).toBe(true);
  }
  // What both need is a chunk that both name.
  expect(chunks["loan"]?.imports).toHaveLength(1);
  expect(chunks["loan"]?.imports).toEqual(chunks["bmi"]?.imports);
  const { default: loan } = (await import(join(folder, "out/client", chunks["loan"]?.url ?? ""))) as {
    default: { compute(x: number): number };
  };
  expect(loan.compute(21)).toBe(42);
  const code = output.map((chunk) => (chunk.type === "chunk" ? chunk.code : "")).join("\n");
  expect(code).not.toContain("a test is no calculator");
  const entry = output.find((chunk) => chunk.type === "chunk" && chunk.name === "client");
  expect(entry?.type === "chunk" && entry.code).not.toMatch(/loan|bmi/);
});

test("in development: the addresses are those of the sources", async () => {
  const server = await createServer({ ...configuration(), server: { middlewareMode: true, ws: false } });
  try {
    const { ssr } = server.environments;
    if (!isRunnableDevEnvironment(ssr)) throw new Error("A runnable environment is expected.");
    const { chunks } = await ssr.runner.import<{ chunks: Readonly<Record<string, unknown>> }>("/server.ts");
    expect(chunks["loan"]).toEqual({ url: "/app/calculators/finance/loan.ts", imports: [] });
  } finally {
    await server.close();
  }
});

test("no client code may import the list", async () => {
  writeFileSync(
    join(folder, "leak.ts"),
    'import { calculators } from "virtual:calculator-chunks"; console.log(calculators);',
  );
  const builder = await createBuilder({
    ...configuration(),
    environments: { client: { build: { write: false, rolldownOptions: { input: join(folder, "leak.ts") } } } },
  });
  const { client } = builder.environments;
  if (!client) throw new Error("A client environment is expected.");
  await expect(builder.build(client)).rejects.toThrow("for the server only");
});
