import * as v from "valibot";

/** What a text says as JSON of the schema's form; null where it is not JSON, or of another form. */
export function parseJson<S extends v.GenericSchema>(schema: S, text: string | null): v.InferOutput<S> | null {
  if (text === null) return null;
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return null;
  }
  const parsed = v.safeParse(schema, content);
  return parsed.success ? parsed.output : null;
}
