import { join } from "node:path";
import { expect, test } from "vitest";
import { listCalculators } from "./catalogue-files.ts";
import { generatedFiles } from "./generate.ts";

const root = join(import.meta.dirname, "..");

test("every calculator has its formula and its cases as static files, and its row in the directory", async () => {
  const files = await generatedFiles(root);
  const ids = listCalculators(root).map(({ id }) => id);
  for (const id of ids) {
    expect(files.has(`public/generated/formulas/${id}.json`)).toBe(true);
    expect(JSON.parse(files.get(`public/generated/cases/${id}.json`) ?? "null")).toBeInstanceOf(Array);
  }
  const rows = files.get("app/generated/rows.ts") ?? "";
  for (const id of ids) expect(rows).toContain(`\\"id\\":\\"${id}\\"`);
  const records = files.get("app/generated/records.ts") ?? "";
  for (const id of ids) expect(records).toMatch(new RegExp(`\\\\"${id}\\\\":\\\\"[0-9a-f]{8}\\\\"`));
  const mortgage = JSON.parse(files.get("public/generated/formulas/mortgage.json")!) as { lines: string[] };
  expect(mortgage.lines[0]).toMatch(/^<math>.*<mfrac>.*<\/math>$/s);
});

test("OpenAPI has one typed call for each calculator, and every reference in it leads somewhere", async () => {
  const text = (await generatedFiles(root)).get("public/openapi.json") ?? "";
  const api = JSON.parse(text) as Api;
  const calls = listCalculators(root).map(({ id }) => api.paths[`/api/v1/calculators/${id}/calculate`] ?? {});
  expect(calls.filter(({ get, post }) => !get || !post)).toEqual([]);
  const names = Object.values(api.paths).flatMap((byMethod) => Object.values(byMethod).map((call) => call.operationId));
  expect(new Set(names).size).toBe(names.length);
  const broken = new Set(text.match(/(?<="\$ref":"#\/)[^"]+/g)).values().filter((path) => !follow(api, path));
  expect([...broken]).toEqual([]);
  expect(api.components.schemas["BmiInputs"]).toMatchObject({
    properties: { weight: { type: "number", "x-unit": "kg" } },
    additionalProperties: false,
  });
});

test("OpenAPI says of a body that another key is refused, and what a sentence is answered with", async () => {
  const { paths, components } = JSON.parse((await generatedFiles(root)).get("public/openapi.json")!) as Api;
  const bodies = [
    paths["/api/v1/calculators/tip/calculate"]!["post"]!.requestBody!.content["application/json"]!.schema,
    components.schemas["BatchRequest"],
    follow(components, "schemas/BatchRequest/properties/calls/items"),
    components.schemas["SolveRequest"],
  ];
  for (const body of bodies) expect(body).toMatchObject({ additionalProperties: false });
  for (const path of [
    "SentenceRefusal/properties/reason",
    "SentenceAnswer/properties/version",
    "TipAnswer/properties/ignored",
  ])
    expect([path, follow(components.schemas, path)]).toEqual([path, expect.anything()]);
});

interface Api {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

interface Operation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: unknown }>> };
}

function follow(from: object, path: string): unknown {
  let place: unknown = from;
  for (const step of path.split("/")) place = (place as Record<string, unknown> | undefined)?.[step];
  return place;
}
