import { afterEach, expect, test, vi } from "vitest";
import type { AnyDefinition } from "#engine/define.ts";
import { cacheDefinition, getCachedDefinition, loadDefinitionFrom, requireDefinition } from "./registry.ts";
import { definitionIds, loadDefinition } from "./definitions.server.ts";
import { projectRow } from "./row.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

const told = {
  id: "walnut",
  name: "Walnut Calculator",
  category: "math",
  emoji: "🌰",
  description: "Of walnuts.",
  keywords: ["nut"],
  updated: "2026-01-02",
  related: [],
};
const definition = (more: object = {}) => ({ ...told, ...more }) as unknown as AnyDefinition;

test("what the directory keeps of a definition that says only what it must", () => {
  expect(projectRow(definition({ inputs: {}, about: ["More"] }))).toEqual({
    ...told,
    slug: "walnut",
    popular: false,
    special: false,
  });
});

test("its address, that it is popular and that it has a page of its own are kept where it says so", () => {
  const row = projectRow(definition({ slug: "nuts", popular: true, special: { kind: "x" } }));
  expect(row).toMatchObject({ id: "walnut", slug: "nuts", popular: true, special: true });
});

test("a related calculator of which only the id is told is complementary, of relevance 80; others are as they are told", () => {
  const next = { id: "peanut", stage: "next", relevance: 55 };
  expect(projectRow(definition({ related: ["hazel", next] })).related).toEqual([
    { id: "hazel", stage: "complementary", relevance: 80 },
    next,
  ]);
});

test("a definition is there once it was loaded, and before it is not", () => {
  expect(getCachedDefinition("walnut")).toBeUndefined();
  expect(() => requireDefinition("walnut")).toThrow("Not loaded yet: walnut");
  const one = definition();
  expect(cacheDefinition(one)).toBe(one);
  expect(getCachedDefinition("walnut")).toBe(one);
  expect(requireDefinition("walnut")).toBe(one);
});

test("each calculator is loaded by its id, which is the name of its file; what there is not is none", async () => {
  const ids = definitionIds();
  expect(ids).toContain("bmi");
  expect(ids.filter((id) => !/^[a-z\d]+(?:-[a-z\d]+)*$/.test(id))).toEqual([]);
  const bmi = await loadDefinition("bmi");
  expect(bmi?.id).toBe("bmi");
  expect(requireDefinition("bmi")).toBe(bmi);
  expect(await loadDefinition("bmi")).toBe(bmi);
  expect(await loadDefinition("no-such-calculator")).toBeNull();
  expect(await loadDefinition("__proto__")).toBeNull();
});

test("outside of development too a calculator is loaded, and is the one that was loaded before", async () => {
  vi.stubEnv("DEV", false);
  const tip = await loadDefinition("tip");
  expect(tip?.id).toBe("tip");
  const other = definition({ id: "tip" });
  cacheDefinition(other);
  expect(await loadDefinition("tip")).toBe(other);
  cacheDefinition(tip!);
});

test("in development a calculator is read from its file each time", async () => {
  const tip = await loadDefinition("tip");
  cacheDefinition(definition({ id: "tip" }));
  expect(await loadDefinition("tip")).toBe(tip);
});

test("a calculator is loaded from an address in the browser, and is there then", async () => {
  const loaded = await loadDefinitionFrom('data:text/javascript,export default { id: "pecan", name: "Pecan" }');
  expect(loaded).toMatchObject({ id: "pecan", name: "Pecan" });
  expect(requireDefinition("pecan")).toBe(loaded);
});
