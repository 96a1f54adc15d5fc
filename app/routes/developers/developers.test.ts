/** What the page for programmers says of a calculator, and the calls that it writes. */
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import type { AnyDefinition } from "#engine/define.ts";
import { boolean, choice, date, integer, money, number, percent, quantity } from "#engine/define.ts";
import { length } from "#units/length.ts";
import { type Call, writeExamples } from "./code-examples.ts";
import { describeFields } from "./describe-fields.ts";

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
  expect(inputs).toEqual([
    { key: "bill", label: "Bill", kind: "money", unit: "currency", bounds: "at least 0", usual: "80", options: null },
    { key: "rate", label: "Rate", kind: "percent", unit: "%", bounds: "0 to 100", usual: "6.5", options: null },
    { key: "count", label: "Count", kind: "integer", unit: "", bounds: "at most 9", usual: "", options: null },
    { key: "way", label: "Way", kind: "quantity", unit: "km", bounds: "", usual: "5", options: null },
    { key: "kind", label: "Kind", kind: "choice", unit: "", bounds: "", usual: "b", options: ["a", "b"] },
    { key: "isNew", label: "New", kind: "boolean", unit: "", bounds: "", usual: "true", options: ["true", "false"] },
    { key: "from", label: "From", kind: "date", unit: "", bounds: "", usual: "2026-11-27", options: null },
  ]);
  expect(outputs.map(({ key, usual, unit }) => [key, usual, unit])).toEqual([
    ["tip", "", "currency"],
    ["share", "", ""],
  ]);
});
