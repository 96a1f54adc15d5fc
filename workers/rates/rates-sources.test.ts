/** How far a set of rates may go before it is refused: at the edges. */
import { expect, test } from "vitest";
import { BASE_CURRENCIES, checkRates, readPublished, readSource } from "./rates-sources.ts";

const codes = [
  ...BASE_CURRENCIES,
  ...Array.from({ length: 150 - BASE_CURRENCIES.length }, (_, at) => `X${String(at).padStart(3, "0")}`),
];
const setOf = (
  changes: Readonly<Record<string, number>> = {},
  list: readonly string[] = codes,
  date = "2026-11-22",
) => ({
  date,
  source: "test",
  base: "USD",
  rates: { ...Object.fromEntries(list.map((code) => [code, 1])), ...changes },
});
const refusal = (set: ReturnType<typeof setOf>, acceptMoves = false): string | null => {
  try {
    checkRates(set, { last: setOf({}, codes, "2026-11-20"), today: "2026-11-22", acceptMoves });
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

test("150 currencies are a set, 149 are none", () => {
  expect(refusal(setOf())).toBeNull();
  expect(refusal(setOf({}, codes.slice(0, -1)))).toBe("There are rates for 149 currencies only.");
});

test("of today and of the last day, and of nothing between a day before and a day after", () => {
  const days = ["2026-11-19", "2026-11-20", "2026-11-22", "2026-11-23"];
  expect(days.map((day) => refusal(setOf({}, codes, day)) === null)).toEqual([false, true, true, false]);
});

test("a rate may move by less than half, up or down", () => {
  const moves = [0.5, 0.501, 0.999, 1.499, 1.5];
  expect(moves.map((rate) => refusal(setOf({ EUR: rate })) === null)).toEqual([false, true, true, true, false]);
  expect(refusal(setOf({ EUR: 9 }), true)).toBeNull();
  // Unless somebody says so they are not taken.
  const last = setOf({}, codes, "2026-11-20");
  expect(() => checkRates(setOf({ EUR: 9 }), { last, today: "2026-11-22" })).toThrow("Moved by half or more");
  // One that was not there before has not moved.
  expect(refusal(setOf({ NEW: 9 }))).toBeNull();
});

test("five that moved too far are named, and no more", () => {
  const moved = Object.fromEntries(codes.slice(1, 7).map((code) => [code, 9]));
  const message = refusal(setOf(moved))!;
  expect(message.match(/from 1 to 9/g)).toHaveLength(5);
});

test("each base currency must be there", () => {
  for (const code of BASE_CURRENCIES.slice(1)) {
    const list = [...codes.filter((one) => one !== code), "OTHER"];
    expect(refusal(setOf({}, list))).toBe(`There is no rate for ${code}.`);
  }
  expect(refusal(setOf({ USD: 1.0001 }))).toBe("The rate of USD to itself is not 1.");
});

test("what is published is read as it stands, for the currencies that are wanted", () => {
  const text = JSON.stringify({ date: "2026-11-22", usd: { eur: 0.86, doge: 9, jpy: "155" } });
  expect(readPublished(text, ["EUR", "JPY", "CHF"], "a.test")).toEqual({
    date: "2026-11-22",
    source: "open currency-api (a.test)",
    base: "USD",
    rates: { EUR: 0.86, JPY: "155" },
  });
});

test("an answer of 256 KB is read, and none that is larger", async () => {
  const published = JSON.stringify({ date: "2026-11-22", usd: { eur: 0.86 } });
  const read = async (bytes: number) =>
    readSource("https://a.test/usd.json", ["EUR"], async () => new Response(published.padEnd(bytes)), 1_000);
  expect(await read(256 * 1024)).toMatchObject({ source: "open currency-api (a.test)", rates: { EUR: 0.86 } });
  await expect(read(256 * 1024 + 1)).rejects.toThrow("far larger than rates are");
});

test("of what is no date the beginning is said", () => {
  expect(refusal(setOf({}, codes, "yesterday, or the day before"))).toBe("“yesterday, or the da” is no date.");
});
