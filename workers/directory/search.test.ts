import { expect, test } from "vitest";
import { buildSearchIndex, searchCalculators } from "#catalogue/search/index.ts";
import { bundledDirectory } from "./directory-row.ts";
import { prepareSearch } from "./search.ts";

test("the index of the texts that the build has read is that of the directory", () => {
  const rows = bundledDirectory();
  expect(rows.map(({ name }) => name)).toEqual(
    rows.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, "en")),
  );
  const read = buildSearchIndex(rows);
  for (const { id, name } of rows) {
    expect(searchCalculators(prepareSearch(), name)).toEqual(searchCalculators(read, name));
    expect(searchCalculators(prepareSearch(), name).topMatches).toContain(id);
  }
});
