/** Describes API v1 as OpenAPI 3.1, from the definitions: one typed call for each calculator. */

import type { AnyDefinition } from "../app/engine/define.ts";
import { describeInputs, describeOutputs } from "../app/engine/schema.ts";
import { BRAND } from "../app/ui/brand.ts";
import { jsonOf, ref, sharedSchemas } from "./open-api-schemas.ts";
import { sharedPaths, sharedResponses } from "./open-api-shared.ts";

const VERSION = {
  name: "version",
  in: "query",
  description: "Answer only while the figures are of this version.",
  schema: { type: "string" },
};

/** "auto-loan" as AutoLoan: the name of its types. */
function toPascal(id: string): string {
  return id.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** The whole document. */
export function describeApi(definitions: readonly AnyDefinition[]): unknown {
  const ids = definitions.map(({ id }) => id);
  return {
    openapi: "3.1.1",
    info: {
      title: `${BRAND} API`,
      version: "1.0.0",
      description:
        "Calculators as calls. Any origin may read them; no key is needed. Ids and keys stay as they are; what is added is optional.",
      license: { name: "Free to call", identifier: "CC0-1.0" },
    },
    servers: [{ url: "/" }],
    security: [],
    tags: [
      { name: "catalogue", description: "What there is." },
      { name: "calculate", description: "Any calculator by its id." },
      { name: "tools", description: "Units, rates and questions." },
      ...[...new Set(definitions.map(({ category }) => category))].toSorted().map((name) => ({
        name,
        description: `Calculators of the category ${name}.`,
      })),
    ],
    paths: {
      ...sharedPaths(ids),
      ...Object.fromEntries(
        definitions.map((one) => [`/api/v1/calculators/${one.id}/calculate`, describeCalculation(one)]),
      ),
    },
    components: {
      schemas: { ...sharedSchemas, ...Object.fromEntries(definitions.flatMap(describeSchemas)) },
      responses: sharedResponses,
    },
  };
}

function describeSchemas(definition: AnyDefinition): [string, unknown][] {
  const name = toPascal(definition.id);
  return [
    [`${name}Inputs`, describeInputs(definition)],
    [`${name}Outputs`, describeOutputs(definition)],
    [
      `${name}Answer`,
      {
        type: "object",
        properties: {
          id: { const: definition.id },
          version: { type: "string", description: "Which figures these are." },
          url: { type: "string", format: "uri", description: "The page with these inputs, for people." },
          inputs: ref(`schemas/${name}Inputs`),
          outputs: ref(`schemas/${name}Outputs`),
          ignored: ref("schemas/Ignored"),
        },
        required: ["id", "version", "url", "inputs", "outputs"],
      },
    ],
  ];
}

function describeCalculation(definition: AnyDefinition) {
  const { id, name, description, category } = definition;
  const pascal = toPascal(id);
  const answer = { description: "The answer.", ...jsonOf(ref(`schemas/${pascal}Answer`)) };
  const shared = { summary: name, tags: [category], responses: { "200": answer, "4XX": ref("responses/Problem") } };
  return {
    get: {
      operationId: `read${pascal}`,
      ...shared,
      parameters: [
        ...Object.entries(definition.inputs).map(([key, field]) => describeParameter(pascal, key, field)),
        VERSION,
      ],
    },
    post: {
      operationId: `calculate${pascal}`,
      ...shared,
      description,
      requestBody: {
        required: true,
        ...jsonOf({
          type: "object",
          properties: { inputs: ref(`schemas/${pascal}Inputs`), version: { type: "string" } },
          additionalProperties: false,
        }),
      },
    },
  };
}

/** An input in an address: a list is one text, entries by commas and rows by semicolons, or JSON. */
function describeParameter(pascal: string, name: string, { kind }: AnyDefinition["inputs"][string]) {
  const schema = kind === "list" ? { type: "string" } : ref(`schemas/${pascal}Inputs/properties/${name}`);
  return { name, in: "query", schema };
}
