import { expect, test } from "vitest";
import { US_PREFERENCES } from "#localization/preferences.ts";
import type { DirectoryRow } from "./directory-row.ts";
import { listPopularFigures } from "./popular-figures.ts";

const row = (id: string, uses: number, more: Partial<DirectoryRow> = {}) =>
  ({ id, name: id, category: "other", uses, isPopular: true, hasConfig: true, ...more }) as DirectoryRow;
const store = { get: async () => null } as unknown as Parameters<typeof listPopularFigures>[2];

test("the most used come first, with their figures at the defaults; what has none is left out", async () => {
  const rows = [
    row("circle", 1),
    row("bmi", 3),
    row("tip", 9, { isPopular: false }),
    row("password-generator", 8),
    row("unknown", 7),
    row("percentage", 2),
  ];
  expect(await listPopularFigures(rows, US_PREFERENCES, store)).toEqual([
    {
      id: "bmi",
      name: "bmi",
      category: "other",
      label: "Body mass index",
      figure: expect.stringMatching(/^\d\d\.\d\skg/),
    },
    { id: "percentage", name: "percentage", category: "other", label: "Percent: 15%", figure: "30" },
    { id: "circle", name: "circle", category: "other", label: expect.any(String), figure: expect.stringMatching(/\d/) },
  ]);
});

test("figures are in the visitor's currency and format, and there are eight at most", async () => {
  const ids = [
    "mortgage",
    "loan",
    "tip",
    "compound-interest",
    "bmi",
    "circle",
    "percentage",
    "discount",
    "vat",
    "salary",
  ];
  const rows = ids.map((id, at) => row(id, 100 - at));
  const figures = await listPopularFigures(
    rows,
    { unitSystem: "metric", currency: "EUR", locale: "de-DE", country: "DE" },
    store,
  );
  expect(figures).toHaveLength(8);
  expect(figures[0]!.figure).toMatch(/^[\d.]+,\d\d\s€$/);
});
