import { expect, test } from "vitest";
import type { AnyDefinition } from "#engine/define.ts";
import { aroundFaults } from "./around.ts";

const definitions = Object.values(
  import.meta.glob<AnyDefinition>(["../../app/calculators/*/*.ts", "!**/*.test.ts"], {
    import: "default",
    eager: true,
  }),
);

test.each(definitions)("$id: forms, figures and targets are what was recorded", (definition) => {
  expect(aroundFaults(definition)).toEqual([]);
});
