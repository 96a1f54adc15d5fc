/** The schemas of API v1 that several calls share, and what they are built of. */

export type Schema = Readonly<Record<string, unknown>>;

export const ref = (path: string) => ({ $ref: `#/components/${path}` });
export const text: Schema = { type: "string" };
export const number: Schema = { type: "number" };
export const anything: Schema = { type: "object", additionalProperties: true };
export const list = (items: unknown): Schema => ({ type: "array", items });
export const object = (properties: Record<string, unknown>, optional: readonly string[] = []): Schema => ({
  type: "object",
  properties,
  required: Object.keys(properties).filter((key) => !optional.includes(key)),
});
/** What a call takes: another key is refused. */
export const closed = (...args: Parameters<typeof object>): Schema => ({
  ...object(...args),
  additionalProperties: false,
});
export const jsonOf = (schema: unknown) => ({ content: { "application/json": { schema } } });

const unit = object({ id: text, label: text, symbol: text });
const range = object({ low: number, high: number });
export const solution = object({
  value: { description: "The value of the input.", ...number },
  from: { description: "Every value from here to `to` gives the same.", ...number },
  to: number,
  outcome: { description: "What the output then is.", ...number },
  residual: {
    description:
      "How far the outcome is from the target, as a part of the target: 0.01 is one percent. For targets between -1 and 1 it is the difference itself.",
    ...number,
  },
});
const told = list(object({ key: text, label: text, text }));
const answerHead = { name: text, label: { description: "What the figure is.", ...text }, answer: text, url: text };
const row = {
  id: text,
  name: text,
  description: text,
  category: text,
  emoji: text,
  keywords: list(text),
  isPopular: { type: "boolean" },
  url: { type: "string", format: "uri" },
  self: { type: "string", format: "uri" },
};

export const sharedSchemas: Readonly<Record<string, Schema>> = {
  Problem: {
    description: "An error by RFC 9457. `issues` says which field of the request is wrong.",
    ...object(
      {
        type: text,
        title: text,
        status: { type: "integer" },
        detail: text,
        error: text,
        issues: list(ref("schemas/Issue")),
        reachable: range,
        version: text,
      },
      ["issues", "reachable", "version"],
    ),
  },
  CatalogueRow: object(row),
  Calculator: object({
    ...row,
    version: text,
    inputs: { description: "JSON Schema 2020-12 of the inputs.", ...anything },
    outputs: { description: "JSON Schema 2020-12 of the outputs.", ...anything },
    primary: text,
    isRandom: { type: "boolean" },
    targets: { description: "The outputs that `solve` can aim at.", ...list(text) },
    formula: { type: ["object", "null"] },
    caution: { type: ["string", "null"] },
    sources: list(text),
    example: { type: ["object", "null"] },
    checkedBy: object({
      cases: { type: "integer" },
      authorities: { type: "object", additionalProperties: { type: "integer" } },
      url: { type: "string", format: "uri" },
    }),
    related: list(object({ id: text, stage: text, relevance: number })),
  }),
  Unit: unit,
  SolveRequest: closed(
    { inputs: anything, target: object({ output: text, value: number }), vary: text, version: text },
    ["inputs", "version"],
  ),
  BatchRequest: closed({
    calls: {
      ...list(closed({ id: text, inputs: anything, version: text }, ["inputs", "version"])),
      minItems: 1,
      maxItems: 100,
    },
  }),
  BatchResult: {
    description: "What the call alone would have answered, and its status.",
    ...object(
      {
        status: { type: "integer" },
        id: text,
        version: text,
        url: text,
        inputs: anything,
        outputs: anything,
        ignored: ref("schemas/Ignored"),
        error: text,
        issues: list(ref("schemas/Issue")),
      },
      ["id", "version", "url", "inputs", "outputs", "ignored", "error", "issues"],
    ),
  },
  Ignored: {
    description:
      "Inputs that were given and do not apply with the others (`x-when`), so that they made no difference. Left out where there are none.",
    ...list(text),
  },
  Issue: object({ field: text, message: text }),
  SentenceAnswer: {
    description: "A sentence that was understood.",
    ...object(
      {
        calculator: { description: "Its id.", ...text },
        ...answerHead,
        version: text,
        inputs: { description: "Every input as it was used.", ...anything },
        outputs: { description: "Every output that is no table or chart.", ...anything },
        figure: {
          description: "The answer as a number, in the unit of its field; left out where it is several, or a time.",
          ...object({ value: number, field: anything, unit: text }, ["unit"]),
        },
        read: { description: "What the sentence said.", ...told },
        assumed: { description: "What it did not say, so that the usual value was taken.", ...told },
        unread: { description: "Words that made no difference.", ...list(text) },
        repaired: {
          description: "Words that were read as others.",
          ...list(object({ written: text, meant: text })),
        },
        by: { type: "string", enum: ["grammar", "model"] },
      },
      ["figure", "repaired"],
    ),
  },
  SentenceRefusal: {
    description: "A sentence without an answer, and why.",
    ...object(
      {
        calculator: { type: "null" },
        reason: text,
        readings: {
          description: "The answers of a sentence that can be read in several ways, the likeliest first.",
          ...list(object({ calculator: text, ...answerHead })),
        },
        start: {
          description: "The page where the sentence can be finished by hand.",
          ...object({ name: text, url: text }),
        },
      },
      ["readings", "start"],
    ),
  },
};
