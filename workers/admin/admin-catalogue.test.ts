import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { addCalculators, database } from "../../tests/worker/account-bindings.ts";
import { addRow, changeRow, createId, listRows } from "./admin-catalogue.ts";

beforeEach(async () => {
  await env.DB.prepare("DELETE FROM calculators").run();
});

test.each([
  ["Tide table (Cuxhaven)", "tide-table-cuxhaven"],
  ["  Café CRÈME: 2 cups ", "cafe-creme-2-cups"],
  ["¿Cuánto?", "cuanto"],
  ["ﬁsh & chips", "fish-chips"],
  ["--a--b--", "a-b"],
  ["x".repeat(80), "x".repeat(64)],
  // What is cut off does not leave a hyphen at the end.
  [`${"x".repeat(63)} y`, "x".repeat(63)],
  ["···", ""],
])("the address of “%s” is %j", (name, id) => {
  expect(createId(name)).toBe(id);
});

test("a calculator is there already by its address, or by its name with or without “Calculator”, in any letters", async () => {
  await addCalculators(["bm"]);
  await env.DB.prepare("UPDATE calculators SET name = 'Body Mass Calculator'").run();
  const add = (name: string) => addRow(database, { name, description: "What it says.", category: "health" });
  for (const name of ["Body Mass", "BODY MASS", "body mass calculator", "Body Mass  Calculator", "B·M", "bm"])
    expect([name, await add(name)]).toEqual([name, name === "B·M" ? { id: "b-m" } : "exists"]);
  expect(await add("Body Masses")).toEqual({ id: "body-masses" });
  expect(await add("Body Masses Calculator")).toBe("exists");
  expect(await add("···")).toBe("no-id");
});

test("an admin reads all rows by name, and the categories by letters", async () => {
  await addCalculators(["tide", "anchor", "moon"]);
  for (const name of ["APR", "éclair"])
    await env.DB.prepare("UPDATE calculators SET name = ? WHERE id = ?")
      .bind(name, name === "APR" ? "moon" : "tide")
      .run();
  const { rows, categories } = await listRows(database);
  expect(rows.map(({ name }) => name)).toEqual(["anchor", "APR", "éclair"]);
  expect(categories.length).toBeGreaterThan(20);
  expect(categories).toEqual(categories.toSorted());
});

test("a row is hidden, made popular, and retired; what is not said stays, and null gives it back", async () => {
  const id = "tide";
  await addCalculators([id]);
  await env.DB.prepare("UPDATE calculators SET has_config = 0").run();
  const read = async () => {
    const { rows } = await listRows(database);
    return [rows[0]!.visibleOverride, rows[0]!.popularOverride, rows[0]!.status];
  };
  expect(await read()).toEqual([null, null, "active"]);
  expect(await changeRow(database, { id, visible: false })).toBeNull();
  expect(await read()).toEqual([false, null, "active"]);
  expect(await changeRow(database, { id, popular: true, status: "retired" })).toBeNull();
  expect(await read()).toEqual([false, true, "retired"]);
  expect(await changeRow(database, { id, visible: null, status: "active" })).toBeNull();
  expect(await read()).toEqual([null, true, "active"]);
  expect(await changeRow(database, { id: "none", visible: true })).toBe("missing");
  await env.DB.prepare("UPDATE calculators SET has_config = 1").run();
  expect(await changeRow(database, { id, status: "retired" })).toBe("has-definition");
});
