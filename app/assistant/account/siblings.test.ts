import { expect, test } from "vitest";
import type { AnyDefinition } from "#engine/define.ts";
import { calculate } from "#engine/run.ts";
import { loadCatalogue, makeAssistant } from "../../../tests/assistant/assistant.ts";
import { findUnaffected, findUnsaidSiblings } from "./siblings.ts";

const catalogue = await loadCatalogue();
const ask = makeAssistant(catalogue);

/** A calculator's usual values. */
const usualOf = ({ inputs }: AnyDefinition) =>
  Object.fromEntries(Object.entries(inputs).map(([key, field]) => [key, field.default]));

test.each([
  ["time-duration", {}, ["startTime"], ["endTime"]],
  ["time-duration", {}, ["endTime"], ["startTime"]],
  ["time-duration", {}, ["startTime", "endTime"], []],
  ["time-duration", {}, ["mode", "startTime", "breakMinutes"], ["endTime"]],
  ["time-duration", {}, ["mode"], []],
  // Times that are added up are not clock times.
  ["time-duration", { mode: "sum" }, ["startTime"], []],
  ["percentage-change", {}, ["oldValue"], ["newValue"]],
  ["percentage-change", {}, ["oldValue", "newValue"], []],
  ["percentage-change", {}, [], []],
] as const)("%s with %o, of which %o are said, lacks %o", (id, more, said, unsaid) => {
  const definition = catalogue.get(id)!;
  expect(findUnsaidSiblings(definition, said, { ...usualOf(definition), ...more })).toEqual(unsaid);
});

test("what a clock time moves is affected by it, and what it does not move is not", () => {
  const definition = catalogue.get("time-duration")!;
  const inputs = { ...usualOf(definition), mode: "between" };
  const outputs = calculate(definition, inputs);
  const numbers = Object.keys(outputs).filter((key) => typeof outputs[key] === "number");
  expect(numbers.length).toBeGreaterThan(0);
  expect(findUnaffected(definition, inputs, outputs, [])).toEqual(numbers);
  // Of whole minutes no seconds are left.
  for (const endTime of ["09:00", "23:00", "00:00"]) {
    const own = { ...inputs, endTime };
    expect(findUnaffected(definition, own, calculate(definition, own), ["endTime"])).toEqual(["seconds"]);
  }
});

test.each(["time from 9:00", "how long from 9:00", "time duration start time 9:00", "hours worked until 17:30"])(
  "one clock time alone has no length: %s",
  async (sentence) => {
    expect((await ask(sentence)).calculator).toBeNull();
  },
);
