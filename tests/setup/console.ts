/** What the code complains about is a fault, unless the test says that it expects it (`vi.spyOn(console, "error")`). */
import { afterEach, beforeEach, expect } from "vitest";

const complaints: string[] = [];
const original = { error: console.error, warn: console.warn };

beforeEach(() => {
  complaints.length = 0;
  for (const level of ["error", "warn"] as const) {
    console[level] = (...args: unknown[]) => {
      complaints.push(
        `console.${level}: ${args.map((arg) => (arg instanceof Error ? arg.stack : String(arg))).join(" ")}`,
      );
    };
  }
});

afterEach(() => {
  Object.assign(console, original);
  expect(complaints, "nothing may be complained about on the console").toEqual([]);
});
