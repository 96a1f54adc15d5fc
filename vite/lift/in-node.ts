import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Lifted } from "../../app/engine/working/working.ts";
import { lift } from "./lift.ts";

const QUERY = "?working";
let isRegistered = false;

/** Imports the translation of a calculator's file into Node itself: for tests and scripts. */
export function importLifted(root: string, file: string): Promise<Lifted> {
  if (!isRegistered) register(root);
  isRegistered = true;
  return import(pathToFileURL(file).href + QUERY) as Promise<Lifted>;
}

function register(root: string): void {
  registerHooks({
    resolve(specifier, context, next) {
      if (!specifier.endsWith(QUERY)) return next(specifier, context);
      const found = next(specifier.slice(0, -QUERY.length), context);
      return { ...found, url: found.url + QUERY };
    },
    load(url, context, next) {
      if (!url.endsWith(QUERY)) return next(url, context);
      const file = fileURLToPath(url.slice(0, -QUERY.length));
      const source = lift(relative(root, file), readFileSync(file, "utf8"));
      return { format: "module-typescript", shortCircuit: true, source };
    },
  });
}
