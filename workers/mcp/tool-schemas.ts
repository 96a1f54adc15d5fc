/**
 * What the tools are called, take and give, for language models: every word is read with each conversation, so the list
 * has at most 8 KB (a test says so).
 */
type Schema = Readonly<Record<string, unknown>>;

interface ToolSchemas {
  readonly title: string;
  readonly description: string;
  readonly inputSchema: Schema;
  readonly outputSchema: Schema;
}

const text = (description?: string): Schema => ({ type: "string", ...(description && { description }) });
const count: Schema = { type: "integer" };
const values = (description?: string): Schema => ({ type: "object", ...(description && { description }) });
const list = (items: Schema): Schema => ({ type: "array", items });

/** An object with these properties, which are all required but those named as optional. */
function object(properties: Readonly<Record<string, Schema>>, optional: readonly string[] = []): Schema {
  return { type: "object", properties, required: Object.keys(properties).filter((key) => !optional.includes(key)) };
}

/** What a tool takes: other properties are refused, so that a misspelled one is not ignored. */
const takes = (...args: Parameters<typeof object>): Schema => ({ ...object(...args), additionalProperties: false });

const id = { ...text("The id of a calculator, as find gives it: mortgage."), maxLength: 100 };
const inputs = values(
  "Values by input key, in the units that describe names: {homePrice: 450000}. What is left out takes its default.",
);
const currency = text("The person's, ISO 4217; USD where it is left out. Changes words, not figures.");
const units = {
  type: "object",
  additionalProperties: { type: "string" },
  description: "Units by key; “currency”: any one.",
};
const ignored: Schema = { ...list(text()), description: "Inputs given that do not apply with the others." };
const url = text("The filled-in calculator, for the person to open and check.");
const version = text("Of the figures; the same inputs have the same answer while it stays.");
const checked = values("How many test cases it passes, where their results come from, and the page that lists them.");

export const TOOL_SCHEMAS = {
  find: {
    title: "Find a calculator",
    description:
      "Searches hundreds of calculators and unit converters (finance, health, mathematics, physics, construction, dates and more). Best match first.",
    inputSchema: takes(
      {
        query: { ...text("What is to be calculated: “car loan with trade-in”."), minLength: 1, maxLength: 200 },
        limit: { type: "integer", minimum: 1, maximum: 25, default: 8 },
      },
      ["limit"],
    ),
    outputSchema: object({
      calculators: list(object({ id: text(), name: text(), description: text(), category: text(), url: text() })),
    }),
  },
  describe: {
    title: "Describe a calculator",
    description:
      "The inputs of a calculator (key, kind, unit, limits, default, the values of a choice, and under `when` which other inputs it applies with), its outputs, sources, and how it is checked. Call it before calculate.",
    inputSchema: takes({ id }),
    outputSchema: object(
      {
        id: text(),
        name: text(),
        description: text(),
        inputs: list(values()),
        outputs: list(values()),
        primary: text("The output that is the answer."),
        sources: list(text()),
        updated: text(),
        version,
        checked,
        url,
      },
      ["primary", "sources", "updated"],
    ),
  },
  calculate: {
    title: "Calculate",
    description:
      "The exact, unrounded results of a calculator. Tables (payment schedules, curves) are left out unless asked for. Inputs that cannot be used are named. Sums of money are in one currency throughout.",
    inputSchema: takes({ id, inputs, tables: { type: "boolean", default: false }, currency }, [
      "inputs",
      "tables",
      "currency",
    ]),
    outputSchema: object(
      {
        id: text(),
        name: text(),
        inputs: values("Every input as it was used, defaults too."),
        ignored,
        outputs: values(),
        units,
        leftOut: { type: "object", additionalProperties: count, description: "Rows of each table that was left out." },
        version,
        checked,
        url,
      },
      ["ignored", "leftOut"],
    ),
  },
  solve: {
    title: "Solve backwards",
    description:
      "The value of one input that gives an output a wanted value: which home price gives a monthly payment of 2,000. Where nothing does, the reachable range.",
    inputSchema: takes(
      {
        id,
        inputs,
        target: object({ output: text("The key of an output."), value: { type: "number" } }),
        vary: text("The key of the input that may change."),
        currency,
      },
      ["inputs", "currency"],
    ),
    outputSchema: object(
      {
        id: text(),
        name: text(),
        inputs: values(),
        ignored,
        target: values(),
        vary: text(),
        exact: { type: "boolean", description: "False: the solutions are the nearest values." },
        solutions: list({}),
        reachable: { description: "The outputs between the limits of the input." },
        units,
        version,
        checked,
        url,
      },
      ["ignored"],
    ),
  },
  ask: {
    title: "Ask in a sentence",
    description:
      "Answers a sentence with figures at once: “loan 20k 5 years 7%”, “15% of 80”, “5 ft 11 in in cm”. Says what was read, assumed and not understood.",
    inputSchema: takes(
      {
        question: { ...text(), minLength: 1, maxLength: 1000 },
        currency,
        locale: text("The person's: de-DE reads 1.000,5; en-US where it is left out."),
        system: { enum: ["metric", "imperial"], default: "imperial" },
      },
      ["currency", "locale", "system"],
    ),
    outputSchema: object({
      calculator: text("Its id."),
      name: text(),
      label: text(),
      answer: text(),
      inputs: values(),
      outputs: values(),
      units,
      read: list(values()),
      assumed: list(values()),
      unread: list(text()),
      version,
      checked,
      url,
    }),
  },
} as const satisfies Readonly<Record<string, ToolSchemas>>;
