import * as v from "valibot";
import { expect, test } from "vitest";
import { parseJson } from "./parse-json.ts";

const schema = v.object({ count: v.number() });

test("JSON of the schema's form is its value; anything else is null", () => {
  expect(parseJson(schema, '{"count":1,"more":2}')).toEqual({ count: 1 });
  for (const text of [null, "", "{", "null", '{"count":"1"}', "[1]"]) expect(parseJson(schema, text)).toBeNull();
});
