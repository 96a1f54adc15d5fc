/** What the tools say in words, which a model reads instead of the data. */
import { expect, test } from "vitest";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { bundledDirectory } from "#workers/directory/directory-row.ts";
import { describeChecks } from "#workers/calls/facts.ts";
import { TOOL_SCHEMAS } from "./tool-schemas.ts";
import { ask, calculate, describe, find, solve, type ToolAnswer } from "./tools.ts";

const origin = "https://reckoner.example";
const sources = {
  rows: bundledDirectory(),
  store: { get: async () => null },
  today: "2026-11-27",
  model: null,
  origin,
  preferences: US_PREFERENCES,
};
const TIP = `${origin}/calculator/tip`;
const { cases, authorities } = describeChecks("tip", origin);
const CHECKED = `Checked by ${cases} cases (${Object.entries(authorities)
  .map(([name, count]) => `${name} ${count}`)
  .join("; ")}): ${TIP}/cases`;
function dataOf(answer: ToolAnswer): unknown {
  if (!answer.ok) throw new Error(answer.text);
  return answer.data;
}
const lines = async (answer: ToolAnswer | Promise<ToolAnswer>) => (await answer).text.split("\n");

test("what is found is a line each, eight unless another number is asked for, the best first", async () => {
  const found = await find({ query: "loan" }, sources);
  const { calculators } = dataOf(found) as { calculators: { id: string; category: string; url: string }[] };
  expect(await lines(found)).toEqual(
    calculators.map(({ id }) => {
      const { name, description } = sources.rows.find((row) => row.id === id)!;
      return `${id}: ${name}. ${description}`;
    }),
  );
  expect(calculators).toHaveLength(8);
  expect(calculators[0]).toMatchObject({ id: "loan", category: "Loan", url: `${origin}/calculator/loan` });
  expect((await lines(find({ query: "loan", limit: 2 }, sources))).length).toBe(2);
  expect(await find({ query: "qqqzzz" }, sources)).toMatchObject({
    ok: true,
    text: "Nothing was found. Try other words.",
  });
  const promised = sources.rows.map((row) => (row.id === "loan" ? { ...row, hasConfig: false } : row));
  expect((await find({ query: "loan" }, { ...sources, rows: promised })).text).not.toMatch(/^loan:/m);
});

test("a description has a line for each field, how it is checked and where it is", async () => {
  const said = await lines(describe({ id: "tip" }, sources));
  expect(said[0]).toMatch(/^Tip Calculator: The tip, the total/);
  const [inputs, outputs] = [said.indexOf("Inputs:"), said.indexOf("Outputs:")];
  const keysOf = (some: readonly string[]) => some.map((line) => (JSON.parse(line) as { key: string }).key);
  expect(keysOf(said.slice(inputs + 1, outputs))).toEqual(["bill", "tipPercent", "people", "tipOn", "tax", "rounding"]);
  expect(keysOf(said.slice(outputs + 1, -2)).slice(0, 2)).toEqual(["tip", "total"]);
  expect(said.slice(-2)).toEqual([CHECKED, TIP]);
});

test("an answer begins with what it is about, says what it rests on, and where to look it over", async () => {
  expect(await lines(calculate({ id: "tip", inputs: { bill: 80 } }, sources))).toEqual([
    "Tip Calculator",
    "Tip: $14.40",
    "Total to pay: $94.40",
    "Each person pays: $47.20",
    "Tip per person: $7.20",
    "Tip in percent: 18%",
    "Amount the tip is based on: $80.00",
    "With: Bill: $80.00; Tip: 18%; People: 2; Tip on: The whole bill; Round up: Nothing",
    CHECKED,
    `${TIP}?bill=80`,
  ]);
  const answer = await calculate({ id: "tip", inputs: { bill: 80 } }, sources);
  expect(answer).toMatchObject({
    ok: true,
    data: { id: "tip", outputs: { tip: 14.4 }, units: { bill: "currency", tipPercent: "%" }, leftOut: { tips: 7 } },
  });
  expect((dataOf(answer) as { units: object }).units).not.toHaveProperty("people");
});

test.each(["loan", "percentage", "calorie", "triangle"])(
  "the answer of %s comes before its other figures",
  async (id) => {
    const described = await describe({ id }, sources);
    const { primary, outputs } = dataOf(described) as { primary: string; outputs: { key: string; label: string }[] };
    const { label } = outputs.find(({ key }) => key === primary)!;
    expect((await lines(calculate({ id }, sources)))[1]).toContain(`${label}: `);
  },
);

test("money has the code of the currency that a calculator counts in itself", async () => {
  const answer = await calculate({ id: "currency-converter", inputs: { from: "EUR", to: "JPY" } }, sources);
  const { units } = dataOf(answer) as { units: Record<string, string> };
  expect(Object.values(units)).toEqual(expect.arrayContaining(["JPY"]));
  expect(answer.text).toMatch(/¥|JPY/);
});

test("what was solved is said with the whole of it filled in, and the nearest where nothing fits", async () => {
  const target = { output: "tip", value: 25 };
  expect(await lines(solve({ id: "tip", inputs: { bill: 100 }, target, vary: "tipPercent" }, sources))).toEqual([
    "Tip Calculator",
    "Solved:",
    "Tip: 25%",
    "Tip: $25.00",
    "With: Bill: $100.00; Tip: 25%; People: 2; Tip on: The whole bill; Round up: Nothing",
    CHECKED,
    `${TIP}?bill=100&tipPercent=25`,
  ]);
  const call = { id: "tip", inputs: { bill: 100 }, target: { output: "totalPerPerson", value: 33 }, vary: "people" };
  const nearest = await solve(call, sources);
  expect(nearest).toMatchObject({
    ok: true,
    data: { exact: false, solutions: [{ value: 3 }, { value: 4 }], target: call.target, vary: "people" },
  });
  expect(nearest.text.split("\n").slice(1, 6)).toEqual([
    "Nothing gives exactly that; the nearest values:",
    "People: 3",
    "Each person pays: $39.33",
    "People: 4",
    "Each person pays: $29.50",
  ]);
});

test("where the result jumps over the target it is said at what value, and a link with a short number goes there", async () => {
  const target = { output: "totalMonthlyPayment", value: 2000 };
  const answer = await solve({ id: "mortgage", target, vary: "homePrice" }, sources);
  const said = answer.text.split("\n");
  expect(said[1]).toMatch(
    /^Nothing gives exactly that: “Monthly cost” jumps from \$1,9\d\d\.\d\d to \$2,0\d\d\.\d\d where “Home price” is \$300,000\.$/,
  );
  expect(said[2]).toMatch(/^With: Home price: \$300,000;/);
  expect(said.at(-1)).toBe(`${origin}/calculator/mortgage?homePrice=300000`);
  expect(dataOf(answer)).toMatchObject({ exact: false, solutions: [{}, {}] });
});

test("a sentence is answered with what was read, assumed and not understood", async () => {
  expect(await lines(ask({ question: "20% tip on 58 split 3 please quickly" }, sources))).toEqual([
    "Tip Calculator",
    "Each person pays: $23.20",
    "Read: Bill $58.00, Tip 20%, People 3",
    "Not understood: quickly",
    CHECKED,
    `${TIP}?bill=58&tipPercent=20&people=3`,
  ]);
  const assumed = await lines(ask({ question: "pregnancy due date last period march 3 2026" }, sources));
  expect(assumed.slice(2, 4)).toEqual([
    "Read: Counted from First day of the last period, Date of that event March 3, 2026",
    "Assumed: Cycle length 28\u00a0days",
  ]);
  expect(assumed.some((line) => line.startsWith("Not understood"))).toBe(false);
});

test("two readings are told apart by the calculator and its address", async () => {
  const said = await lines(ask({ question: "interest on 5000 at 4% for 3 years" }, sources));
  expect(said[0]).toBe("This can be read in more than one way. Name the calculator that is meant.");
  expect(said.length).toBeGreaterThan(2);
  for (const line of said.slice(1))
    expect(line).toMatch(/^.+ Calculator: .+ \$6\d\d.* \(.*\/calculator\/[\w-]+\?.+\)$/);
});

test("a refusal names what there is: three calculators near, and every key of the inputs", async () => {
  for (const answer of [
    describe({ id: "tip-split" }, sources),
    calculate({ id: "tip-split" }, sources),
    solve({ id: "tip-split", target: { output: "tip", value: 1 }, vary: "bill" }, sources),
  ]) {
    const { ok, text } = await answer;
    expect([ok, text]).toEqual([
      false,
      expect.stringMatching(
        /^There is no calculator “tip-split”\. Use find for its id\. Near: [\w-]+, [\w-]+, [\w-]+\.$/,
      ),
    ]);
    expect(text).toContain("tip,");
  }
  expect((await describe({ id: "qqqzzz" }, sources)).text).toBe(
    "There is no calculator “qqqzzz”. Use find for its id.",
  );
  const refused = [
    "Some inputs cannot be used.",
    "bill: “Bill” must be at least 0.",
    "people: “People” must be at least 1.",
    "Inputs: bill, tipPercent, people, tipOn, tax, rounding.",
  ];
  const inputs = { bill: -1, people: 0 };
  expect(await lines(calculate({ id: "tip", inputs }, sources))).toEqual(refused);
  const target = { output: "tip", value: 1 };
  expect(await lines(solve({ id: "tip", inputs, target, vary: "bill" }, sources))).toEqual(refused);
});

test("the list tells agents what each tool needs, how much it takes, and what is usual", () => {
  const needed = Object.entries(TOOL_SCHEMAS).map(([name, { inputSchema }]) => [name, inputSchema["required"]]);
  expect(Object.fromEntries(needed)).toEqual({
    find: ["query"],
    describe: ["id"],
    calculate: ["id"],
    solve: ["id", "target", "vary"],
    ask: ["question"],
  });
  const taken = (tool: keyof typeof TOOL_SCHEMAS) => TOOL_SCHEMAS[tool].inputSchema["properties"];
  for (const { inputSchema } of Object.values(TOOL_SCHEMAS))
    expect(inputSchema).toMatchObject({ type: "object", additionalProperties: false });
  expect(taken("find")).toMatchObject({
    query: { minLength: 1, maxLength: 200 },
    limit: { minimum: 1, maximum: 25, default: 8 },
  });
  expect(taken("ask")).toMatchObject({ question: { minLength: 1, maxLength: 1000 }, system: { default: "imperial" } });
  expect(taken("describe")).toMatchObject({ id: { maxLength: 100 } });
  expect(taken("calculate")).toMatchObject({ tables: { type: "boolean", default: false } });
  expect(taken("solve")).toMatchObject({ target: { required: ["output", "value"] } });
});

test("what a tool always gives is required of its answer, and nothing else", async () => {
  const answers = {
    find: [await find({ query: "tip" }, sources)],
    describe: [await describe({ id: "tip" }, sources), await describe({ id: "random-number" }, sources)],
    calculate: [
      await calculate({ id: "tip" }, sources),
      await calculate({ id: "mortgage", tables: true }, sources),
      await calculate({ id: "mortgage" }, sources),
    ],
    solve: [await solve({ id: "tip", target: { output: "tip", value: 25 }, vary: "bill" }, sources)],
    ask: [await ask({ question: "15% of 80" }, sources)],
  };
  for (const [name, given] of Object.entries(answers)) {
    const { properties, required } = TOOL_SCHEMAS[name as keyof typeof answers].outputSchema as {
      properties: object;
      required: string[];
    };
    for (const answer of given) {
      const data = dataOf(answer) as Record<string, unknown>;
      expect([name, required.filter((key) => data[key] === undefined)]).toEqual([name, []]);
      expect(Object.keys(properties)).toEqual(expect.arrayContaining(required));
    }
  }
});
