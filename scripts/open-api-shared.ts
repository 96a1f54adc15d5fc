/** What OpenAPI says of the calls that are not a single calculator's. */
import { anything, jsonOf, list, number, object, ref, type Schema, solution, text } from "./open-api-schemas.ts";

export const sharedResponses = {
  Problem: {
    description: "A refusal, in a sentence.",
    content: { "application/problem+json": { schema: ref("schemas/Problem") } },
  },
};

interface Call {
  readonly operationId: string;
  readonly summary: string;
  readonly tag: string;
  readonly parameters?: readonly unknown[];
  readonly body?: unknown;
  readonly answer: unknown;
}

function describeCall({ operationId, summary, tag, parameters, body, answer }: Call) {
  return {
    operationId,
    summary,
    tags: [tag],
    ...(parameters && { parameters }),
    ...(body !== undefined && { requestBody: { required: true, ...jsonOf(body) } }),
    responses: {
      "200": { description: "The answer.", ...jsonOf(answer) },
      "4XX": ref("responses/Problem"),
    },
  };
}

const query = (name: string, schema: Schema, required = false) => ({ name, in: "query", required, schema });

/** @param ids of the calculators */
export function sharedPaths(ids: readonly string[]) {
  const id = { name: "id", in: "path", required: true, schema: { type: "string", enum: ids } };
  return {
    "/api/v1/calculators": {
      get: describeCall({
        operationId: "listCalculators",
        summary: "The catalogue, by name, or by fitness for a search.",
        tag: "catalogue",
        parameters: [
          query("q", text),
          query("category", text),
          query("limit", { type: "integer", minimum: 1, maximum: 1000 }),
          query("offset", { type: "integer", minimum: 0, maximum: 1_000_000 }),
        ],
        answer: object({ total: { type: "integer" }, calculators: list(ref("schemas/CatalogueRow")) }),
      }),
    },
    "/api/v1/calculators/{id}": {
      get: describeCall({
        operationId: "describeCalculator",
        summary: "One calculator: what goes in, what comes out, how it was checked.",
        tag: "catalogue",
        parameters: [id],
        answer: ref("schemas/Calculator"),
      }),
    },
    "/api/v1/calculators/{id}/solve": {
      post: describeCall({
        operationId: "solve",
        summary: "The value of one input that gives an output the wanted value.",
        tag: "calculate",
        parameters: [id],
        body: ref("schemas/SolveRequest"),
        answer: object(
          {
            id: text,
            version: text,
            inputs: anything,
            target: object({ output: text, value: number }),
            vary: text,
            exact: { description: "False where the solutions are the nearest values.", type: "boolean" },
            solutions: list(solution),
            reachable: { type: ["object", "null"] },
            evaluations: { type: "integer" },
            ignored: ref("schemas/Ignored"),
          },
          ["reachable", "ignored"],
        ),
      }),
    },
    "/api/v1/batch": {
      post: describeCall({
        operationId: "calculateBatch",
        summary: "Up to 100 calculations; each is answered for itself.",
        tag: "calculate",
        body: ref("schemas/BatchRequest"),
        answer: object({ results: list(ref("schemas/BatchResult")) }),
      }),
    },
    "/api/v1/convert": {
      get: describeCall({
        operationId: "convert",
        summary: "A value in another unit; units by id, symbol or name.",
        tag: "tools",
        parameters: [
          query("value", number, true),
          query("from", text, true),
          query("to", text, true),
          query("quantity", text),
        ],
        answer: object({
          value: number,
          from: ref("schemas/Unit"),
          to: ref("schemas/Unit"),
          result: number,
          quantity: text,
          isExact: { type: "boolean" },
        }),
      }),
    },
    "/api/v1/units": {
      get: describeCall({
        operationId: "listUnits",
        summary: "Every quantity and its units.",
        tag: "tools",
        answer: object({
          quantities: list(object({ id: text, label: text, base: text, units: list(ref("schemas/Unit")) })),
        }),
      }),
    },
    "/api/v1/ask": {
      get: describeCall({
        operationId: "ask",
        summary: "The answer to a sentence, or `calculator: null` and the reason.",
        tag: "tools",
        parameters: [
          query("q", text, true),
          query("locale", text),
          query("currency", text),
          query("units", { type: "string", enum: ["metric", "imperial"] }),
        ],
        answer: { oneOf: [ref("schemas/SentenceAnswer"), ref("schemas/SentenceRefusal")] },
      }),
    },
    "/api/v1/rates": {
      get: describeCall({
        operationId: "listRates",
        summary: "The exchange rates that the site calculates with.",
        tag: "tools",
        answer: object({
          version: text,
          date: { type: "string", format: "date" },
          source: text,
          base: text,
          rates: { type: "object", additionalProperties: number },
        }),
      }),
    },
  };
}
