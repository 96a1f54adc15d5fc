/** What the first HTML already knows of a visitor: units, currency and number format, before any script has run. */
import { type APIRequestContext, expect, test } from "@playwright/test";

type Expected = readonly [unitSystem: "metric" | "imperial", currency: string, locale: string];

/** The twelve countries of the specification. */
const SPECIFIED: Readonly<Record<string, Expected>> = {
  US: ["imperial", "USD", "en-US"],
  GB: ["imperial", "GBP", "en-GB"],
  CA: ["metric", "CAD", "en-CA"],
  AU: ["metric", "AUD", "en-AU"],
  DE: ["metric", "EUR", "de-DE"],
  FR: ["metric", "EUR", "fr-FR"],
  ES: ["metric", "EUR", "es-ES"],
  IT: ["metric", "EUR", "it-IT"],
  JP: ["metric", "JPY", "ja-JP"],
  SE: ["metric", "SEK", "sv-SE"],
  NO: ["metric", "NOK", "no-NO"],
  DK: ["metric", "DKK", "da-DK"],
};
/** Others get their own currency and locale, and metric units (decision 20). */
const OTHERS: Readonly<Record<string, Expected>> = {
  PL: ["metric", "PLN", "pl-PL"],
  BR: ["metric", "BRL", "pt-BR"],
  IN: ["metric", "INR", "hi-IN"],
  CH: ["metric", "CHF", "de-CH"],
  KR: ["metric", "KRW", "ko-KR"],
};

/** The preferences as the page shows them. */
async function shownTo(request: APIRequestContext, headers: Record<string, string>) {
  const response = await request.get("/calculator/bmi", { headers });
  expect(response.status()).toBe(200);
  const html = await response.text();
  const money = await (await request.get("/calculator/mortgage?homePrice=1234567", { headers })).text();
  const settings = await (await request.get("/preferences", { headers })).text();
  const selected = (name: string) =>
    new RegExp(`<select[^>]*name="${name}"[\\s\\S]*?<option[^>]*value="([^"]*)"[^>]*selected`).exec(settings)?.[1];
  return {
    unitSystem: /value="(metric|imperial)"[^>]*aria-pressed="true"/.exec(html)?.[1],
    height: /id="field-height"[^>]*value="([^"]*)"/.exec(html)?.[1],
    locale: /name="typed" value="([^"]*)"/.exec(html)?.[1],
    loan: /data-output="loanAmount"[^>]*>([^<]*)</.exec(money)?.[1]?.replaceAll("&#x27;", "'"),
    country: selected("country"),
    currency: selected("currency"),
    chosenLocale: selected("locale"),
  };
}

function expected(country: string, [unitSystem, currency, locale]: Expected) {
  return {
    unitSystem,
    height: unitSystem === "metric" ? "175" : "5 ft 9 in",
    locale,
    loan: new Intl.NumberFormat(locale, {
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
      maximumFractionDigits: 0,
      numberingSystem: "latn",
    }).format(1_174_567),
    country,
    currency,
    chosenLocale: locale,
  };
}

for (const [country, preferences] of Object.entries({ ...SPECIFIED, ...OTHERS })) {
  test(`a visitor from ${country} gets ${preferences.join(", ")} in the first HTML`, async ({ request }) => {
    expect(await shownTo(request, { "CF-IPCountry": country, "Accept-Language": "en-US" })).toEqual(
      expected(country, preferences),
    );
  });
}

/** Headers that are broken, and the country that the next best gives. */
const BROKEN: readonly [what: string, headers: Record<string, string>, country: string][] = [
  ["no country and no language", { "Accept-Language": "" }, "US"],
  ["an unknown country", { "CF-IPCountry": "QQ", "Accept-Language": "de-DE,de;q=0.9" }, "DE"],
  ["the country of Tor", { "CF-IPCountry": "T1", "Accept-Language": "fr-FR" }, "FR"],
  ["a country that is not known to the network", { "CF-IPCountry": "XX", "Accept-Language": "sv-SE" }, "SE"],
  ["a country in small letters", { "CF-IPCountry": "dk", "Accept-Language": "en-US" }, "DK"],
  ["markup as a country", { "CF-IPCountry": "<script>", "Accept-Language": "it-IT" }, "IT"],
  ["a language without a region", { "Accept-Language": "de" }, "US"],
  ["languages that are no languages", { "Accept-Language": ";;q=,,--DE,*;q=x, nb-NO;q=0.1" }, "NO"],
  ["a very long list of languages", { "Accept-Language": "xx,".repeat(2000) }, "US"],
  ["a region that does not exist", { "Accept-Language": "en-QQ,ja-JP" }, "JP"],
  ["a cookie of nonsense", { Cookie: "preferences=%00.....", "CF-IPCountry": "ES" }, "ES"],
  [
    "a cookie with a currency that nobody has",
    { Cookie: "preferences=cubits.QQQ.xx-invalid-1.ZZ", "CF-IPCountry": "AU" },
    "AU",
  ],
];
for (const [what, headers, country] of BROKEN) {
  test(`${what} falls back to ${country}`, async ({ request }) => {
    expect(await shownTo(request, { "Accept-Language": "", ...headers })).toEqual(
      expected(country, SPECIFIED[country]!),
    );
  });
}

test("what a visitor chose wins over their country, each part by itself", async ({ request }) => {
  const shown = await shownTo(request, { Cookie: "preferences=imperial.GBP.fr-FR.DE", "CF-IPCountry": "US" });
  expect(shown).toEqual(expected("DE", ["imperial", "GBP", "fr-FR"]));
});

test("a link means the same to everyone: one value, each in their own units and format", async ({ request }) => {
  const link = "/calculator/bmi?weight=81.6466266&height=180";
  const outputs: string[] = [];
  for (const [country, weight] of [
    ["US", "180"],
    ["DE", "81,6466266"],
  ] as const) {
    const html = await (await request.get(link, { headers: { "CF-IPCountry": country } })).text();
    expect(/id="field-weight"[^>]*value="([^"]*)"/.exec(html)?.[1]).toBe(weight);
    outputs.push((/data-output="bmi"[^>]*>([^<]*)</.exec(html)?.[1] ?? "").replace(",", "."));
  }
  expect(outputs[0]).toBe("25.2");
  expect(outputs[1]).toBe(outputs[0]);
});

test("settings are saved by a form, and lead back only within the site", async ({ request, baseURL }) => {
  const save = (form: Record<string, string>) =>
    request.post("/preferences", { form, maxRedirects: 0, headers: { origin: baseURL ?? "", "CF-IPCountry": "US" } });
  const moved = await save({ country: "DE", unitSystem: "imperial", currency: "USD", returnTo: "/calculator/bmi?x=1" });
  expect(moved.status()).toBe(303);
  expect(moved.headers()["location"]).toBe("/calculator/bmi?x=1");
  expect(moved.headers()["set-cookie"]).toContain("preferences=metric.EUR.de-DE.DE");
  const format = await save({ country: "DE", locale: "de-CH", currency: "QQQ", returnTo: "//evil.example" });
  expect(format.headers()["location"]).toBe("/");
  expect(format.headers()["set-cookie"]).toContain("preferences=metric.EUR.de-CH.DE");
  const foreign = await request.post("/preferences", {
    form: { country: "DE" },
    maxRedirects: 0,
    headers: { origin: "https://evil.example" },
  });
  // By the router or by us.
  expect([400, 403]).toContain(foreign.status());
  expect(foreign.headers()["set-cookie"]).toBeUndefined();
});

test("the defaults of a country can be asked for", async ({ request }) => {
  const german = await request.get("/api/preferences/de");
  expect(await german.json()).toEqual({ unitSystem: "metric", currency: "EUR", locale: "de-DE", country: "DE" });
  expect((await request.get("/api/preferences/QQ")).status()).toBe(404);
});

test("the theme that was chosen is in the first byte, and so is accessibility mode", async ({ request }) => {
  const html = async (cookie: string) => (await request.get("/about-us", { headers: { Cookie: cookie } })).text();
  expect(await html("theme=dark")).toMatch(/^<!DOCTYPE html><html lang="en" data-theme="dark"/);
  expect(await html("theme=purple")).toMatch(/^<!DOCTYPE html><html lang="en">/);
  expect(await html("accessible=true")).toMatch(/<html lang="en" data-accessible="true"/);
});
