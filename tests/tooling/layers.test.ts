/** Proves that the linter refuses each arrow between folders that must not be, and allows those that may be. */
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/** A file of each layer: what it may import, and what it may not. */
const arrows: Record<string, { may: string[]; mayNot: string[] }> = {
  "app/units/length.ts": {
    may: ["./dimension.ts", "#units/mass.ts"],
    mayNot: [
      "#maths/x.ts",
      "#engine/define.ts",
      "#workers/app.ts",
      "react",
      "valibot",
      "node:fs",
      "../engine/define.ts",
    ],
  },
  "app/maths/annuity.ts": {
    may: ["./root.ts", "#maths/root.ts", "#units/length.ts"],
    mayNot: ["#engine/define.ts", "#calculators/finance/x.ts", "d3-array", "../engine/define.ts", "./../engine/run.ts"],
  },
  "app/engine/run.ts": {
    may: ["./define.ts", "#engine/error.ts", "#units/length.ts", "valibot"],
    mayNot: [
      "react",
      "#maths/x.ts",
      "#calculators/a/b.ts",
      "#catalogue/row.ts",
      "#ui/x.tsx",
      "../ui/x.tsx",
      "cloudflare:workers",
    ],
  },
  "app/assistant/index.ts": {
    may: [
      "./tokens.ts",
      "#assistant/fit.ts",
      "#catalogue/search/normalise.ts",
      "#engine/run.ts",
      "#maths/calendar.ts",
      "#units/length.ts",
    ],
    mayNot: [
      "react",
      "#calculators/finance/loan.ts",
      "#catalogue/definitions.server.ts",
      "#features/search/index.ts",
      "#workers/app.ts",
      "virtual:calculator-chunks",
      "../catalogue/row.ts",
    ],
  },
  "app/calculators/finance/loan.ts": {
    may: ["#engine/define.ts", "#maths/annuity.ts", "#units/length.ts"],
    mayNot: [
      "#engine/run.ts",
      "#calculators/finance/other.ts",
      "./other.ts",
      "../health/bmi.ts",
      "../../maths/annuity.ts",
      "react",
      "valibot",
      "d3-array",
      "node:fs",
      "#workers/app.ts",
      "#features/theme/index.ts",
      "cloudflare:workers",
    ],
  },
  "app/catalogue/index.ts": {
    may: ["./row.ts", "#catalogue/row.ts", "#engine/define.ts"],
    mayNot: [
      "#generated/rows.ts",
      "react",
      "#workers/app.ts",
      "#calculators/a/b.ts",
      "#features/theme/index.ts",
      "../calculators/a/b.ts",
      "#ui/x.tsx",
    ],
  },
  "app/ui/button.tsx": {
    may: ["react", "radix-ui", "@vanilla-extract/css", "./button.css.ts", "#ui/theme.css.ts"],
    mayNot: [
      "#engine/define.ts",
      "#features/theme/index.ts",
      "#units/length.ts",
      "#catalogue/row.ts",
      "../engine/define.ts",
      "#workers/app.ts",
      "#generated/rows.ts",
    ],
  },
  "app/features/search/box.tsx": {
    may: [
      "react",
      "swr",
      "./hook.ts",
      "#ui/button.tsx",
      "#engine/format.ts",
      "#units/length.ts",
      "#features/theme/index.ts",
    ],
    mayNot: [
      "#features/theme/store.ts",
      "../theme/store.ts",
      "#workers/favorites/favorites.ts",
      "#calculators/a/b.ts",
      "#catalogue/row.ts",
      "../../routes/home/route.tsx",
      "cloudflare:workers",
    ],
  },
  "app/routes/home/route.tsx": {
    may: [
      "react",
      "./card.tsx",
      "./+types/route.ts",
      "#ui/button.tsx",
      "#features/search/box.tsx",
      "#catalogue/row.ts",
      "#workers/directory/directory.ts",
      "#workers/bindings.server.ts",
    ],
    mayNot: [
      "../calculator/route.tsx",
      "#calculators/a/b.ts",
      "#workers/app.ts",
      "#workers/database/schema.ts",
      "cloudflare:workers",
      "node:fs",
    ],
  },
  "app/routes/api/favorites.ts": {
    may: ["#workers/favorites/favorites.ts", "valibot"],
    mayNot: ["../home/route.tsx", "#calculators/a/b.ts"],
  },
  "app/root.tsx": {
    may: ["react-router", "./ui/layout.css.ts", "#features/theme/index.ts", "#workers/security-headers.ts"],
    mayNot: ["#calculators/a/b.ts", "cloudflare:workers"],
  },
  "workers/favorites/favorites.ts": {
    may: [
      "./directory.ts",
      "#workers/database/schema.ts",
      "drizzle-orm",
      "drizzle-orm/d1",
      "valibot",
      "arctic",
      "#engine/run.ts",
      "#catalogue/row.ts",
      "#units/length.ts",
    ],
    mayNot: [
      "react",
      "react-dom/server",
      "#ui/button.tsx",
      "#features/theme/index.ts",
      "../../app/routes/home/route.tsx",
      "#calculators/a/b.ts",
      "cloudflare:workers",
      "swr",
    ],
  },
  "workers/app.ts": {
    may: ["react-router", "./bindings.server.ts", "#workers/directory/uses.ts", "virtual:react-router/server-build"],
    mayNot: ["react", "cloudflare:workers", "#features/theme/index.ts"],
  },
  "workers/bindings.server.ts": {
    may: ["cloudflare:workers"],
    mayNot: ["react", "./app.ts"],
  },
};

let folder: string;
let refused: Set<string>;
const lineOf = (file: string, source: string) => `${file} ← ${source}`;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "layers-"));
  cpSync(join(root, "oxlint.config.ts"), join(folder, "oxlint.config.ts"));
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const lines = new Map<string, string>();
  for (const [file, { may, mayNot }] of Object.entries(arrows)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    const sources = [...may, ...mayNot];
    writeFileSync(join(folder, file), sources.map((source) => `import ${JSON.stringify(source)};`).join("\n"));
    for (const [index, source] of sources.entries()) lines.set(`${file}:${index + 1}`, lineOf(file, source));
  }
  const report = await new Promise<string>((resolve) => {
    // It fails, as it should; what it says is on its output.
    execFile(
      process.execPath,
      [join(root, "node_modules/oxlint/bin/oxlint"), "--format", "json", "app", "workers"],
      { cwd: folder },
      (_error, stdout) => resolve(stdout),
    );
  });
  const { diagnostics } = JSON.parse(report) as {
    diagnostics: Array<{ code: string; filename: string; labels: Array<{ span: { line: number } }> }>;
  };
  refused = new Set(
    diagnostics
      .filter(({ code }) => code === "eslint(no-restricted-imports)")
      .map(({ filename, labels }) => lines.get(`${filename}:${labels[0]?.span.line}`) ?? filename),
  );
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(Object.entries(arrows).flatMap(([file, { mayNot }]) => mayNot.map((source) => [file, source] as const)))(
  "%s may not import %s",
  (file, source) => expect([...refused]).toContain(lineOf(file, source)),
);

test.each(Object.entries(arrows).flatMap(([file, { may }]) => may.map((source) => [file, source] as const)))(
  "%s may import %s",
  (file, source) => expect([...refused]).not.toContain(lineOf(file, source)),
);
