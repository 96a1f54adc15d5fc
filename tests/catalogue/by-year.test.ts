import { expect, test } from "vitest";
import type { AnyDefinition } from "#engine/define.ts";
import { readDefaults } from "#engine/read.ts";
import { calculate } from "#engine/run.ts";
import { TEST_DAY } from "#engine/verify.ts";

const definitions = Object.values(
  import.meta.glob<AnyDefinition>(["../../app/calculators/*/*.ts", "!**/*.test.ts"], {
    import: "default",
    eager: true,
  }),
);

const tables = definitions.flatMap((definition) =>
  Object.entries(definition.outputs).flatMap(([key, field]) => (field.byYear ? [{ definition, key, field }] : [])),
);

test.each(tables)("$definition.id: $key has a row for each month, and columns that a year can have", (table) => {
  const { definition, key, field } = table;
  const rows = calculate(definition, readDefaults(definition, TEST_DAY))[key] as Record<string, unknown>[];
  const [count] = Object.keys(field.columns ?? {});
  expect(rows.length).toBeGreaterThan(11);
  expect(rows.map((row) => row[count!])).toEqual(rows.map((_, index) => index + 1));
  const { sum = [], last = [] } = field.byYear!;
  expect(Object.keys(field.columns ?? {})).toEqual(expect.arrayContaining([...sum, ...last]));
});
