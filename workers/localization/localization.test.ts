import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { getCountry, readDefaults, forgetOverrides, readRequestPreferences } from "./localization.ts";

const nothing = { get: async () => null };
const request = (headers: Record<string, string>) => new Request("https://site.example/", { headers });
const store = (values: Record<string, string>) => ({
  get: vi.fn<(key: string) => Promise<string | null>>(async (key) => values[key] ?? null),
});

beforeEach(forgetOverrides);
afterEach(() => vi.restoreAllMocks());

describe("the preferences of a request", () => {
  test("the cookie comes before the country, the country before the languages", async () => {
    const all = {
      Cookie: "theme=dark; preferences=metric.SEK.sv-SE.SE",
      "CF-IPCountry": "DE",
      "Accept-Language": "fr-FR",
    };
    expect(await readRequestPreferences(request(all), nothing)).toEqual({
      unitSystem: "metric",
      currency: "SEK",
      locale: "sv-SE",
      country: "SE",
    });
    const { Cookie: _, ...rest } = all;
    expect((await readRequestPreferences(request(rest), nothing)).country).toBe("DE");
    expect((await readRequestPreferences(request({ "Accept-Language": "fr-FR" }), nothing)).country).toBe("FR");
    expect(await readRequestPreferences(request({}), nothing)).toEqual(US_PREFERENCES);
  });

  test("what the platform says of a request counts at the edge, not in a local run", () => {
    const at = (headers: Record<string, string>) =>
      getCountry(new Request("https://site.example/", { headers, cf: { country: "SE" } } as RequestInit));
    expect(at({ "CF-Ray": "8f" })).toBe("SE");
    expect(at({})).toBe("");
    expect(at({ "CF-IPCountry": "no" })).toBe("NO");
  });

  test("of a tampered cookie what is possible is kept, the rest is the next best", async () => {
    const headers = { Cookie: "preferences=cubits.XYZ.de-DE.DE", "CF-IPCountry": "US" };
    expect(await readRequestPreferences(request(headers), nothing)).toEqual({
      unitSystem: "metric",
      currency: "EUR",
      locale: "de-DE",
      country: "DE",
    });
  });
});

describe("what an admin set for a country", () => {
  const german = request({ "CF-IPCountry": "DE" });

  test("is used, and read once in five minutes", async () => {
    const kv = store({ "localization:DE": '{"currency":"CHF","locale":"de-CH"}' });
    expect(await readRequestPreferences(german, kv, 0)).toEqual({
      unitSystem: "metric",
      currency: "CHF",
      locale: "de-CH",
      country: "DE",
    });
    await readRequestPreferences(german, kv, 4 * 60_000);
    expect(kv.get).toHaveBeenCalledTimes(1);
    await readRequestPreferences(german, kv, 6 * 60_000);
    expect(kv.get).toHaveBeenCalledTimes(2);
    expect(await readDefaults("DE", kv, 6 * 60_000)).toMatchObject({ currency: "CHF" });
    expect(await readDefaults("QQ", kv)).toBeNull();
  });

  test("gives way to what the visitor chose", async () => {
    const kv = store({ "localization:DE": '{"currency":"CHF"}' });
    const chosen = request({ Cookie: "preferences=metric.EUR.de-DE.DE", "CF-IPCountry": "DE" });
    expect((await readRequestPreferences(chosen, kv)).currency).toBe("EUR");
  });

  test.each(["{", "null", '"EUR"', '{"currency":"ZZZ"}', '{"unitSystem":"cubits"}', '{"locale":"x"}', '{"locale":5}'])(
    "is ignored and logged where it is not valid: %s",
    async (text) => {
      const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
      const preferences = await readRequestPreferences(german, store({ "localization:DE": text }));
      expect(preferences).toMatchObject({ unitSystem: "metric", currency: "EUR", locale: "de-DE" });
      expect(warn.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown)).toMatchObject([
        { event: "localization-override-ignored", country: "DE" },
      ]);
    },
  );

  test("is done without where the store fails", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const down = { get: () => Promise.reject(new Error("KV is down")) };
    expect((await readRequestPreferences(german, down)).currency).toBe("EUR");
    expect(warn).toHaveBeenCalledOnce();
  });
});
