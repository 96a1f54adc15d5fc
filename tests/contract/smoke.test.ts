import { expect, test } from "@playwright/test";
import { findSmoke } from "../../scripts/deployment/smoke.ts";
import { IN_ALL } from "../extent.ts";

test("the smoke test of a deployment passes here, and says what is not so", IN_ALL, async ({ baseURL }) => {
  expect(await findSmoke(baseURL!)).toEqual([]);
  const faults = await findSmoke(`${baseURL}/no-such-place`);
  expect(faults.length).toBeGreaterThan(40);
});
