import { expect, test } from "vitest";
import type { AnyDefinition } from "#engine/define.ts";
import { currentDefinition } from "#workers/rates/rates.ts";
import { describeChecks, linkTo } from "./facts.ts";

const ORIGIN = "https://reckoner.example";

test("the cases of a calculator are the sum of those by each authority, at least some of each that is named", () => {
  for (const id of ["bmi", "mortgage", "tip"]) {
    const { cases, authorities, url } = describeChecks(id, ORIGIN);
    const counts = Object.values(authorities);
    let left = cases;
    for (const count of counts) left -= count;
    expect([left, counts.length > 0, counts.every((count) => count > 0)]).toEqual([0, true, true]);
    expect(url).toBe(`${ORIGIN}/calculator/${id}/cases`);
  }
  expect(describeChecks("none", ORIGIN)).toMatchObject({ cases: 0, authorities: {} });
});

test("a link says what differs from the defaults, and nothing where nothing does", async () => {
  const definition = (await currentDefinition("tip", { get: async () => null })) as AnyDefinition;
  const [key, field] = Object.entries(definition.inputs).find(([, one]) => typeof one.default === "number")!;
  const usual = { [key]: field.default };
  expect(linkTo(definition, usual, ORIGIN, "2026-11-23")).toBe(`${ORIGIN}/calculator/tip`);
  const other = Number(field.default) + 1;
  expect(linkTo(definition, { [key]: other }, ORIGIN, "2026-11-23")).toBe(`${ORIGIN}/calculator/tip?${key}=${other}`);
});
