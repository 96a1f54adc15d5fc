import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writePictureCounts } from "./count-pictures.ts";
import { root } from "./process.ts";

test("docs/pictures.md counts what there is", async () => {
  expect(readFileSync(join(root, "docs/pictures.md"), "utf8")).toBe(await writePictureCounts());
});
