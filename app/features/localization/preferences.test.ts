/** Where a visitor's preferences are kept, and which of several places is believed. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countryDefaults } from "#localization/countries.ts";
import { type Preferences, US_PREFERENCES, writePreferences } from "#localization/preferences.ts";
import { adoptPreferences } from "./adopt-preferences.ts";
import { preferencesOffline } from "./preferences-offline.ts";
import { findDifferingMirror, storePreferences } from "./store-preferences.ts";

const GERMAN = countryDefaults("DE")!;
let cookie: string;
let written: string[];

beforeEach(() => {
  localStorage.clear();
  cookie = "";
  written = [];
  vi.spyOn(document, "cookie", "get").mockImplementation(() => cookie);
  vi.spyOn(document, "cookie", "set").mockImplementation((text) => void written.push(text));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("what is stored is a cookie for a year and both keys of local storage", () => {
  storePreferences(GERMAN);
  expect(written).toEqual([`preferences=${writePreferences(GERMAN)}; path=/; max-age=31536000; samesite=lax`]);
  expect(JSON.parse(localStorage.getItem("localization-preferences")!)).toEqual(GERMAN);
  expect(localStorage.getItem("unit-preference")).toBe("metric");
});

test("storage differs only where it holds something else than the page says", () => {
  expect(findDifferingMirror(GERMAN)).toBeNull();
  storePreferences(GERMAN);
  expect(findDifferingMirror(GERMAN)).toBeNull();
  const mirror = localStorage.getItem("localization-preferences");
  expect(findDifferingMirror(US_PREFERENCES)).toEqual({ mirror, units: "metric" });
  localStorage.removeItem("localization-preferences");
  expect(findDifferingMirror(GERMAN)).toBeNull();
  expect(findDifferingMirror({ ...GERMAN, unitSystem: "imperial" })).toEqual({ mirror: null, units: "metric" });
  localStorage.removeItem("unit-preference");
  localStorage.setItem("localization-preferences", mirror!);
  expect(findDifferingMirror(GERMAN)).toBeNull();
  expect(findDifferingMirror(US_PREFERENCES)).toEqual({ mirror, units: null });
});

const adopt = (mirror: unknown, units: string | null = null) => {
  const changes: Partial<Preferences>[] = [];
  const text = mirror === null ? null : typeof mirror === "string" ? mirror : JSON.stringify(mirror);
  adoptPreferences({ mirror: text, units }, US_PREFERENCES, (change) => changes.push(change));
  return { changes, isStored: written.length > 0 };
};

test("without a cookie what this browser keeps is the visitor's choice", () => {
  expect(adopt(GERMAN)).toEqual({ changes: [GERMAN], isStored: false });
  expect(adopt(null, "metric")).toEqual({ changes: [{ unitSystem: "metric" }], isStored: false });
  expect(adopt(GERMAN, "imperial")).toEqual({ changes: [{ ...GERMAN, unitSystem: "imperial" }], isStored: false });
  expect(adopt({ currency: "EUR", locale: 7 }, "both")).toEqual({ changes: [{ currency: "EUR" }], isStored: false });
});

test.each([["{"], ["null"], ["7"], [{ currency: "euro" }], [US_PREFERENCES]])(
  "of %j nothing is taken over: the storage is set right",
  (mirror) => {
    expect(adopt(mirror)).toEqual({ changes: [], isStored: true });
    expect(findDifferingMirror(US_PREFERENCES)).toBeNull();
  },
);

test("a cookie is believed before what is kept", () => {
  cookie = `theme=dark; preferences=${writePreferences(GERMAN)}; signed-in=1`;
  expect(adopt({ currency: "JPY" })).toEqual({ changes: [GERMAN], isStored: false });
  cookie = `preferences=${writePreferences(US_PREFERENCES)}`;
  expect(adopt(GERMAN, "metric")).toEqual({ changes: [], isStored: true });
  cookie = "other-preferences=x";
  expect(adopt(GERMAN).changes).toEqual([GERMAN]);
});

test("offline the cookie counts, then the browser's languages in their order", () => {
  vi.stubGlobal("navigator", { languages: ["de-DE", "en-US"] });
  expect(preferencesOffline()).toEqual(GERMAN);
  cookie = `a=b; preferences=${writePreferences(countryDefaults("JP")!)}`;
  expect(preferencesOffline()).toEqual(countryDefaults("JP"));
});
