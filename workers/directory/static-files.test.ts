import { expect, test, vi } from "vitest";
import { readCases, readFormula } from "./static-files.ts";

const files: Readonly<Record<string, unknown>> = {
  "/generated/formulas/bmi.json": { lines: ["<math></math>"], symbols: [] },
  "/generated/cases/bmi.json": [{ by: { kind: "definition" }, inputs: {} }],
};
const assets = {
  fetch: async (input: RequestInfo | URL) => {
    const file = files[new URL(String(input)).pathname];
    return file === undefined ? new Response("", { status: 404 }) : Response.json(file);
  },
};

test("formulas and cases are read from the static files of the deployment", async () => {
  expect(await readFormula(assets, "bmi")).toEqual({ lines: ["<math></math>"], symbols: [] });
  expect(await readCases(assets, "bmi")).toHaveLength(1);
});

test("where a file is missing, the page goes on without it and the failure is logged", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(await readFormula(assets, "no-such")).toBeNull();
  expect(await readCases(assets, "no-such")).toEqual([]);
  expect(log).toHaveBeenCalledTimes(2);
  log.mockRestore();
});
