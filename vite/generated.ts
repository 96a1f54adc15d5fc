import type { Plugin } from "vite";
import { remindOfDatedFigures } from "../scripts/dated-figures.ts";
import { generate } from "../scripts/generate.ts";

/** Keeps what is generated from the definitions (scripts/generate.ts) up to date, in builds, in tests and while developing. */
export function generated(): Plugin {
  let root = "";
  return {
    name: "reckoner:generated",
    enforce: "pre",
    async configResolved(config) {
      root = config.root;
      if (config.command === "build") remindOfDatedFigures();
      await generate(root);
    },
    async watchChange(id) {
      if (/\/(?:app\/(?:calculators|catalogue)|proof\/data)\//.test(id)) await generate(root);
    },
  };
}
