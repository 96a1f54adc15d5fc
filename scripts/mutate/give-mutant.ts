/** Loaded before tests that run in Node itself: gives the mutant instead of its file. */
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Trial } from "./messages.ts";
import { root } from "../process.ts";
import { TRIAL } from "./trial-file.ts";

const { file, text } = JSON.parse(readFileSync(TRIAL, "utf8")) as Trial;
const mutated = pathToFileURL(join(root, file)).href;

registerHooks({
  load: (url, context, next) =>
    url.split("?")[0] === mutated && !url.endsWith("?working")
      ? { format: "module-typescript", source: text, shortCircuit: true }
      : next(url, context),
});
