import * as v from "valibot";
import { errorResponse } from "./http.ts";

/** A whole number written in an address, within bounds. */
export function wholeNumber(min: number, max: number) {
  const sentence = `Give a whole number from ${min} to ${max}.`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, sentence),
    v.transform(Number),
    v.minValue(min, sentence),
    v.maxValue(max, sentence),
  );
}

/**
 * The parameters of a request's address in the schema's form; each counts once.
 *
 * @throws Response 422 where the schema refuses one
 */
export function parseQuery<S extends v.GenericSchema>(request: Request, schema: S): v.InferOutput<S> {
  const parsed = v.safeParse(schema, Object.fromEntries(new URL(request.url).searchParams));
  if (parsed.success) return parsed.output;
  const issues = parsed.issues.map((issue) => ({ field: v.getDotPath(issue) ?? "", message: describeIssue(issue) }));
  throw errorResponse(422, "Some parameters cannot be used.", issues);
}

/** What a schema does not say itself: a parameter is missing, or not known. */
function describeIssue({ type, expected, message }: v.BaseIssue<unknown>): string {
  if (type !== "strict_object") return message;
  return expected === "never" ? "There is no such parameter." : "This parameter is required.";
}
