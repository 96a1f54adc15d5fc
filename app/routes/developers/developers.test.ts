/** What the page for programmers says of a calculator, and the calls that it writes. */
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import type { AnyDefinition } from "#engine/define.ts";
import { boolean, choice, date, integer, list, money, number, percent, quantity, table, text } from "#engine/define.ts";
import { length } from "#units/length.ts";
import { type Call, writeExamples } from "./code-examples.ts";
import { chooseExampleInputs, describeFields } from "./describe-fields.ts";

const call: Call = {
  address: "https://reckoner.example/api/v1/calculators/tip/calculate",
  inputs: {
    bill: 80.5,
    "tip-on": 'Ada\'s "own"',
    rounds: false,
    hasTax: true,
    none: null,
    list: [1, [2.5]],
    rows: [{ a: 1 }],
  },
  output: "tip",
};
const codeIn = (language: string) => writeExamples(call).find((one) => one.language === language)!.code;

test("there is one example for each language", () => {
  expect(writeExamples(call).map(({ language }) => language)).toEqual(["curl", "JavaScript", "Python"]);
});

test("a shell reads the call of curl as it was meant, whatever quotes are in it", () => {
  const script = `curl() { for one in "$@"; do printf '%s\\0' "$one"; done; }\n${codeIn("curl")}`;
  const [address, header, type, data, body] = execFileSync("sh", ["-c", script], { encoding: "utf8" }).split("\0");
  expect([address, header, type, data]).toEqual([call.address, "-H", "Content-Type: application/json", "-d"]);
  expect(JSON.parse(body!)).toEqual({ inputs: call.inputs });
});

test("the JavaScript sends the inputs and prints the output", async () => {
  const sent: unknown[] = [];
  const printed: unknown[] = [];
  const fetch = async (address: string, init: RequestInit) => {
    sent.push(address, init.method, init.headers, JSON.parse(String(init.body)));
    return Response.json({ outputs: { tip: 16.1, total: 96.6 } });
  };
  const AsyncFunction = (async () => {}).constructor as new (
    ...parts: string[]
  ) => (...given: unknown[]) => Promise<void>;
  await new AsyncFunction("fetch", "console", codeIn("JavaScript"))(fetch, {
    log: (one: unknown) => printed.push(one),
  });
  expect(sent).toEqual([call.address, "POST", { "Content-Type": "application/json" }, { inputs: call.inputs }]);
  expect(printed).toEqual([16.1]);
});

test("the Python has its own words for what JSON has none of its own", () => {
  expect(codeIn("Python").split("\n")).toEqual([
    "import json",
    "from urllib.request import Request, urlopen",
    "",
    "request = Request(",
    `    "${call.address}",`,
    String.raw`    data=json.dumps({"inputs": {"bill": 80.5, "tip-on": "Ada's \"own\"", "rounds": False, "hasTax": True, "none": None, "list": [1, [2.5]], "rows": [{"a": 1}]}}).encode(),`,
    `    headers={"Content-Type": "application/json"},`,
    ")",
    "with urlopen(request) as response:",
    "    answer = json.load(response)",
    `print(answer["outputs"]["tip"])`,
  ]);
});

test("fields are told with their kind, unit, bounds, usual value, and the values that they may have", () => {
  const definition = {
    inputs: {
      bill: money("Bill", { default: 80, min: 0 }),
      rate: percent("Rate", { default: 6.5, min: 0, max: 100 }),
      count: integer("Count", { default: null, max: 9 }),
      way: quantity("Way", length, { unit: "km", default: 5 }),
      kind: choice("Kind", {
        options: [
          ["a", "One"],
          ["b", "Other"],
        ],
        default: "b",
      }),
      isNew: boolean("New", { default: true }),
      from: date("From", { default: "today" }),
    },
    outputs: { tip: money("Tip"), share: number("Share") },
  } as unknown as AnyDefinition;
  const { inputs, outputs } = describeFields(definition, "2026-11-27");
  const always = { when: "", posted: "" };
  expect(inputs).toEqual([
    {
      ...always,
      key: "bill",
      label: "Bill",
      kind: "money",
      unit: "currency",
      bounds: "at least 0",
      usual: "80",
      options: null,
    },
    {
      ...always,
      key: "rate",
      label: "Rate",
      kind: "percent",
      unit: "%",
      bounds: "0 to 100",
      usual: "6.5",
      options: null,
    },
    {
      ...always,
      key: "count",
      label: "Count",
      kind: "integer",
      unit: "",
      bounds: "at most 9",
      usual: "",
      options: null,
    },
    { ...always, key: "way", label: "Way", kind: "quantity", unit: "km", bounds: "", usual: "5", options: null },
    { ...always, key: "kind", label: "Kind", kind: "choice", unit: "", bounds: "", usual: "b", options: ["a", "b"] },
    {
      ...always,
      key: "isNew",
      label: "New",
      kind: "boolean",
      unit: "",
      bounds: "",
      usual: "true",
      options: ["true", "false"],
    },
    { ...always, key: "from", label: "From", kind: "date", unit: "", bounds: "", usual: "2026-11-27", options: null },
  ]);
  expect(outputs.map(({ key, usual, unit }) => [key, usual, unit])).toEqual([
    ["tip", "", "currency"],
    ["share", "", ""],
  ]);
});

/** A list of rows, one of numbers, and inputs that apply now and then. */
const planner = {
  inputs: {
    mode: choice("Mode", {
      options: [
        ["plain", "Plain"],
        ["full", "Full"],
        ["other", "Other"],
      ],
      default: "full",
    }),
    parts: list("Parts", {
      of: {
        name: text("Name"),
        cost: money("Cost", { min: 0, default: 0 }),
        way: quantity("Way", length, { unit: "km", default: null }),
        kind: choice("Kind", {
          options: [
            ["a", "One"],
            ["b", "Other"],
          ],
          default: "a",
        }),
      },
      default: [{ name: "Wood", cost: 5 }],
      minItems: 1,
      maxItems: 20,
    }),
    values: list("Values", { of: number("Value", { min: 0 }), default: [1, 2], when: { mode: ["plain", "full"] } }),
    hidden: list("Hidden", { of: number("Value"), default: [3], when: { mode: "other" } }),
    unit: choice("Unit", { optionsBy: { input: "mode", options: () => [["x", "X"]] }, default: "x" }),
    rate: percent("Rate", { default: 5, when: { mode: "plain", unit: true } }),
  },
  outputs: { plan: table("Plan", { month: integer("Month"), balance: money("Balance") }) },
  examples: [{ title: "One", inputs: { values: [7] }, outputs: {} }],
} as unknown as AnyDefinition;

test("lists say their rows and a default that can be posted; what applies now and then says when", () => {
  const { inputs, outputs } = describeFields(planner, "2026-11-27");
  const row = { name: "Wood", cost: 5, way: null, kind: "a" };
  const facts = inputs.map(({ key, bounds, when, posted }) => [key, bounds, when, posted]);
  expect(facts).toEqual([
    ["mode", "", "", ""],
    [
      "parts",
      "1 to 20 rows of name (text), cost (money, at least 0), way (quantity, km), kind (choice, a or b)",
      "",
      JSON.stringify([row]),
    ],
    ["values", "0 to 1000 entries, each at least 0", "mode is plain or full", "[1,2]"],
    ["hidden", "0 to 1000 entries", "mode is other", "[3]"],
    ["unit", "depends on mode", "", ""],
    ["rate", "", "mode is plain and unit is true", ""],
  ]);
  expect(outputs.map(({ bounds }) => bounds)).toEqual(["rows of month (integer), balance (money)"]);
});

test("an example in code has the lists that it takes, not those that do not apply", () => {
  expect(chooseExampleInputs(planner, "2026-11-27")).toEqual({
    parts: [{ name: "Wood", cost: 5, way: null, kind: "a" }],
    values: [7],
  });
});
