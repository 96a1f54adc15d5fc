import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { build } from "vite";
import { findDevelopmentCode } from "./development-code.ts";
import { root } from "./process.ts";

test.each([
  ["a build of this machine", true],
  ["a deployed build", false],
])("%s has the sign-in without a password: %s", { timeout: 60_000 }, async (_, has) => {
  const folder = mkdtempSync(join(tmpdir(), "development-code-"));
  try {
    await build({
      configFile: false,
      root,
      logLevel: "silent",
      define: { HAS_DEVELOPMENT_SIGN_IN: has },
      build: {
        ssr: true,
        outDir: folder,
        rolldownOptions: {
          input: join(root, "workers/accounts/development-sign-in.ts"),
          external: [/^cloudflare:/],
        },
      },
    });
    expect(findDevelopmentCode(folder).length).toBe(has ? 1 : 0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("code of it is found wherever it is in a build", () => {
  const folder = mkdtempSync(join(tmpdir(), "development-code-"));
  try {
    mkdirSync(join(folder, "assets"));
    writeFileSync(join(folder, "index.js"), "export default {};");
    writeFileSync(join(folder, "assets/manifest.js"), '{"path":"login/development"}');
    expect(findDevelopmentCode(folder)).toEqual(["assets/manifest.js"]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
