import { expect, test } from "vitest";
import type { AnyDefinition } from "#engine/define.ts";
import { listEmbedOptions, readEmbedOptions, withoutVisitor } from "./embed-options.ts";

const calculator = (...keys: readonly string[]) =>
  ({
    inputs: Object.fromEntries(keys.map((key) => [key, {}])),
    outputs: { total: { kind: "money" }, shares: { kind: "table" } },
  }) as unknown as AnyDefinition;
const read = (query: string, one = calculator("bill", "people")) => readEmbedOptions(one, new URLSearchParams(query));
const list = (query: string, one = calculator("bill", "people")) => listEmbedOptions(one, new URLSearchParams(query));

test.each([
  ["", { theme: null, accent: null, locked: [], asked: null }],
  ["theme=dark&accent=%231E90FF", { theme: "dark", accent: "#1e90ff", locked: [], asked: null }],
  ["theme=light&accent=1e90ff", { theme: "light", accent: "#1e90ff", locked: [], asked: null }],
  ["theme=blue&accent=%23fff", { theme: null, accent: null, locked: [], asked: null }],
  ["theme=DARK&accent=red", { theme: null, accent: null, locked: [], asked: null }],
  ["accent=1e90ff;}body{}", { theme: null, accent: null, locked: [], asked: null }],
  ["accent=x1e90ff", { theme: null, accent: null, locked: [], asked: null }],
  ["locked=people,bill,none", { theme: null, accent: null, locked: ["bill", "people"], asked: null }],
  ["locked=people&locked=bill", { theme: null, accent: null, locked: ["bill", "people"], asked: null }],
  ["answer=total", { theme: null, accent: null, locked: [], asked: "total" }],
  ["answer=shares", { theme: null, accent: null, locked: [], asked: null }],
  ["answer=nothing", { theme: null, accent: null, locked: [], asked: null }],
  ["bill=1", { theme: null, accent: null, locked: [], asked: null }],
])("of “%s” is read what is possible", (query, options) => {
  expect(read(query)).toEqual(options);
});

test("a calculator's own input of an option's name is no option", () => {
  const own = calculator("theme", "units", "bill");
  expect(read("theme=dark&accent=1e90ff", own)).toEqual({ theme: null, accent: "#1e90ff", locked: [], asked: null });
  expect(list("theme=dark&units=metric&accent=1e90ff", own)).toEqual([["accent", "1e90ff"]]);
});

test("a form carries along what an option can be, in one order, and nothing else", () => {
  expect(
    list(
      "answer=total&locked=bill&locked=people&units=metric&bill=5&accent=%231e90ff&country=DE&theme=dark&locale=de-DE",
    ),
  ).toEqual([
    ["theme", "dark"],
    ["accent", "#1e90ff"],
    ["units", "metric"],
    ["locale", "de-DE"],
    ["country", "DE"],
    ["locked", "bill,people"],
    ["answer", "total"],
  ]);
  for (const query of [
    "",
    "theme=",
    'theme="><script>',
    "units=a%20b",
    "answer=shares",
    "accent=%23%23",
    "color=red",
    "accent=red",
  ])
    expect([query, list(query)]).toEqual([query, []]);
  for (const query of ["locale=zzzz", "country=QQ", "country=de", "units=us", "theme=blue", "locked=a%20b"])
    expect([query, list(query)]).toEqual([query, []]);
});

test("an embed is asked for without its reader: by what its address says, and the country", () => {
  const headers = { Cookie: "preferences=metric.EUR.de-DE.DE; theme=dark; __Host-session=x", Authorization: "Basic x" };
  const ask = (path: string) =>
    withoutVisitor(new Request(`https://reckoner.example${path}`, { headers: { ...headers, "CF-IPCountry": "FR" } }));
  const visitorOf = ({ headers: sent }: Request) => [
    sent.get("Cookie"),
    sent.get("Authorization"),
    sent.get("CF-IPCountry"),
  ];
  expect(visitorOf(ask("/embed/tip"))).toEqual(["preferences=...", null, "FR"]);
  expect(visitorOf(ask("/embed/tip?units=imperial&locale=en-GB&country=GB&currency=USD"))).toEqual([
    "preferences=imperial..en-GB.GB",
    null,
    "FR",
  ]);
  expect(visitorOf(ask("/embed/tip?units=metric;theme=dark&locale=a.b.c"))[0]).toBe(
    "preferences=metricthemedark..abc.",
  );
  for (const path of ["/embed", "/embed-builder?calculator=tip", "/calculator/tip", "/x/embed/tip"])
    expect(visitorOf(ask(path))).toEqual([headers.Cookie, headers.Authorization, "FR"]);
});
