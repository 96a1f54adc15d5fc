import { expect, test } from "vitest";
import { getSiteOrigin } from "./site-origin.ts";

test("canonical addresses name the configured origin, whatever host was asked for", () => {
  const request = new Request("https://other.example/calculators?x=1");
  expect(getSiteOrigin(request, { SITE_ORIGIN: "https://reckoner.example/" })).toBe("https://reckoner.example");
  for (const bindings of [{}, { SITE_ORIGIN: "" }, { SITE_ORIGIN: "reckoner" }])
    expect(getSiteOrigin(request, bindings)).toBe("https://other.example");
});
