import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { FIXED_PARTS } from "#workers/errors/ours.ts";

const listParts = (routes: readonly RouteConfigEntry[]): readonly string[] =>
  routes.flatMap(({ path = "", children = [] }) => [...path.split("/"), ...listParts(children)]);

test("the error log knows every fixed part of our addresses", async () => {
  process.env.BUILD_FOR = "";
  const { default: routes } = await import("../../app/routes.ts");
  const fixed = listParts(routes).filter((part) => part !== "" && !/^[:*]/.test(part));
  expect([...FIXED_PARTS].toSorted()).toEqual([...new Set(fixed)].toSorted());
});
