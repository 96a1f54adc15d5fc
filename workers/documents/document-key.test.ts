import { describe, expect, test } from "vitest";
import { countryDefaults } from "#localization/countries.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { cacheableAddress, type DocumentKey, requestForKey, serializeKey } from "./document-key.ts";

const ORIGIN = "https://reckoner.example";
const pages = () => Promise.resolve([{ path: "/calculators", title: "Directory", cachedBy: ["search", "category"] }]);
const addressOf = async (path: string, method = "GET") => {
  const address = await cacheableAddress(new Request(new URL(path, ORIGIN), { method }), pages);
  return address && address.pathname + address.search;
};

describe("the address that a document is kept by", () => {
  test.each([
    ["/calculator/bmi", "/calculator/bmi"],
    ["/calculator/bmi?weight=70&utm_source=x&height=180", "/calculator/bmi?height=180&weight=70"],
    ["/calculator/bmi?weight=70&weight=80", "/calculator/bmi?weight=70"],
    ["/calculator/bmi?weight.unit=lb&weight=150&height.weight=1", "/calculator/bmi?weight=150&weight.unit=lb"],
    ["/calculator/bmi?solve=weight&for=bmi&is=22&show=more", "/calculator/bmi?for=bmi&is=22&show=more&solve=weight"],
    ["/calculator/bmi?hide=chart", "/calculator/bmi"],
    ["/calculator/bmi/cases?weight=70", "/calculator/bmi/cases"],
    ["/embed/bmi?locked=weight&locked=height&theme=dark", "/embed/bmi?locked=weight%2Cheight&theme=dark"],
    ["/calculators?search=tax&page=2&category=finance", "/calculators?category=finance&search=tax"],
  ])("of %s is %s", async (path, address) => {
    expect(await addressOf(path)).toBe(address);
    expect(await addressOf(path, "HEAD")).toBe(address);
  });

  test.each([
    ["a write", "/calculator/bmi", "POST"],
    ["a page that is rendered each time", "/login", "GET"],
    ["a form on its way", "/calculator/bmi?typed=1&weight=70", "GET"],
    ["a calculator that does not exist", "/calculator/no-such-calculator", "GET"],
    ["something below a calculator", "/calculator/bmi/other", "GET"],
    ["a draw at random", "/calculator/random-number", "GET"],
    ["an address of over 2,000 characters", `/calculator/bmi?weight=${"7".repeat(1_993)}`, "GET"],
  ])("is none of %s", async (_, path, method) => {
    expect(await addressOf(path, method)).toBeNull();
  });

  test("is kept up to 2,000 characters", async () => {
    expect(await addressOf(`/calculator/bmi?weight=${"7".repeat(1_992)}`)).not.toBeNull();
  });
});

describe("the key", () => {
  const key: DocumentKey = {
    url: new URL("/calculator/bmi?weight=70", ORIGIN),
    preferences: US_PREFERENCES,
    theme: null,
    isAccessible: false,
  };
  const others: readonly [string, string, string, DocumentKey][] = [
    ["another build", "2", "2026-01-01", key],
    ["another day", "1", "2026-01-02", key],
    ["other preferences", "1", "2026-01-01", { ...key, preferences: countryDefaults("DE")! }],
    ["dark", "1", "2026-01-01", { ...key, theme: "dark" }],
    ["light", "1", "2026-01-01", { ...key, theme: "light" }],
    ["accessible", "1", "2026-01-01", { ...key, isAccessible: true }],
    ["another page", "1", "2026-01-01", { ...key, url: new URL("/embed/bmi?weight=70", ORIGIN) }],
    ["other figures", "1", "2026-01-01", { ...key, url: new URL("/calculator/bmi?weight=71", ORIGIN) }],
    ["another origin", "1", "2026-01-01", { ...key, url: new URL("/calculator/bmi?weight=70", "https://b.example") }],
  ];

  test("is the same for the same, and another for whatever a document depends on", () => {
    const texts = [
      serializeKey(key, "1", "2026-01-01"),
      ...others.map(([, version, day, one]) => serializeKey(one, version, day)),
    ];
    expect(new Set(texts).size).toBe(others.length + 1);
    expect(serializeKey({ ...key, url: new URL(key.url) }, "1", "2026-01-01")).toBe(texts[0]);
  });

  test("is all that the page is rendered from", () => {
    const read = (one: DocumentKey) => {
      const request = requestForKey(one);
      return [request.url, [...request.headers]];
    };
    expect(read(key)).toEqual([
      `${ORIGIN}/calculator/bmi?weight=70`,
      [["cookie", "preferences=imperial.USD.en-US.US"]],
    ]);
    expect(read({ ...key, theme: "dark", isAccessible: true })[1]).toEqual([
      ["cookie", "preferences=imperial.USD.en-US.US; theme=dark; accessible=true"],
    ]);
  });
});
