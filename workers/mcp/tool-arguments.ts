/** What a tool takes, checked by the SDK's validator and refused in words that a model can act on. */
import { fromJsonSchema } from "@modelcontextprotocol/server";

type Schema = Readonly<Record<string, unknown>>;

/** The schema of what a tool takes, for the SDK. */
export function takeArguments(tool: string, schema: Schema) {
  const taken = fromJsonSchema<never>(schema);
  const standard = taken["~standard"];
  return {
    "~standard": {
      ...standard,
      validate: async (given: unknown) => {
        const result = await standard.validate(given);
        return result.issues ? { issues: [{ message: await explain(tool, schema, given) }] } : result;
      },
    },
  };
}

/** What is wrong with the arguments of a tool: one that it does not take, one that is missing, one of another form. */
async function explain(tool: string, schema: Schema, given: unknown): Promise<string> {
  const { properties, required } = schema as { properties: Readonly<Record<string, Schema>>; required: string[] };
  const call = Object(given) as Readonly<Record<string, unknown>>;
  const takes = `it takes ${listWords(Object.keys(properties))}.`;
  const unknown = Object.keys(call).find((key) => !Object.hasOwn(properties, key));
  if (unknown !== undefined) return `${tool} takes no \`${unknown.slice(0, 64)}\`; ${takes}`;
  const missing = required.find((key) => call[key] === undefined);
  if (missing !== undefined) return `${tool} needs \`${missing}\`; ${takes}`;
  for (const [key, value] of Object.entries(call)) {
    const { issues } = await fromJsonSchema(properties[key]!)["~standard"].validate(value);
    if (issues) return `\`${key}\` must be ${describeForm(properties[key]!)}.`;
  }
  return `${tool} takes an object with named values; ${takes}`;
}

/** "a whole number from 1 to 25", of the schemas that the tools have. */
function describeForm({ type, enum: choices, properties, minimum, maximum, maxLength, minLength }: Schema): string {
  if (Array.isArray(choices)) return `one of ${choices.join(", ")}`;
  if (type === "boolean") return "true or false";
  if (type === "object") return properties ? `an object with ${listWords(Object.keys(properties))}` : "an object";
  if (type === "string")
    return `text${maxLength ? ` of ${String(minLength ?? 0)} to ${String(maxLength)} characters` : ""}`;
  const range = minimum === undefined ? "" : ` from ${String(minimum)} to ${String(maximum)}`;
  return `a ${type === "integer" ? "whole " : ""}number${range}`;
}

function listWords(words: readonly string[]): string {
  return new Intl.ListFormat("en-GB").format(words);
}
