import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../process.ts";
import { chooseTies } from "./choose-ties.ts";
import { importProbed } from "./instrument.ts";
import { createNoticer, differsAtTiesOnly } from "./noticer.ts";

test("a threshold that a mean of rows must meet exactly is met, and the change of its comparison noticed", async () => {
  const probed = await importProbed(join(root, "app/calculators/health/blood-pressure.ts"));
  const wanted = probed.mutants.findIndex(({ change }) => change === "meanSystolic < 90 → meanSystolic <= 90");
  expect(differsAtTiesOnly(probed.mutants[wanted]!)).toBe(true);
  const noticer = createNoticer(probed);
  expect(noticer.notices({}, [wanted])).toBe(false);
  const found = chooseTies(probed, noticer, { bases: [], wanted: new Set([wanted]), seconds: 20 });
  expect(noticer.alive.has(wanted)).toBe(false);
  const means = found.map((given) => {
    const { readings } = given as { readings: readonly { readonly systolic: number }[] };
    return readings.reduce((sum, { systolic }) => sum + systolic, 0) / readings.length;
  });
  expect(means).toContain(90);
});
