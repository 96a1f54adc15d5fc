import * as v from "valibot";
import type { Issue } from "#engine/read.ts";
import { errorResponse, MAX_BODY, readJson, readText, tooLarge } from "./http.ts";

type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly response: Response };

/** Whether the body is a form that a page without a script has sent. */
export function isForm(request: Request): boolean {
  return (request.headers.get("Content-Type") ?? "").startsWith("application/x-www-form-urlencoded");
}

/**
 * The body of a request in the schema's form: JSON, or a form (its blank fields are left out).
 *
 * @param limit in bytes
 * @throws Response 413 where it is larger, 400 where it is not JSON, 422 where the schema refuses it
 */
export async function parseBody<S extends v.GenericSchema>(
  request: Request,
  schema: S,
  limit = MAX_BODY,
): Promise<v.InferOutput<S>> {
  const parsed = await tryParseBody(request, schema, limit);
  if (parsed.ok) return parsed.value;
  throw parsed.response;
}

export type Form<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly status: number; readonly message: string };

/** The same for a page that answers its own form: what is wrong comes back as a sentence to show. */
export async function parseForm<S extends v.GenericSchema>(
  request: Request,
  schema: S,
): Promise<Form<v.InferOutput<S>>> {
  const parsed = await tryParseBody(request, schema, MAX_BODY);
  if (parsed.ok) return parsed;
  const { error, issues } = (await parsed.response.json()) as { error: string; issues?: readonly Issue[] };
  return { ok: false, status: parsed.response.status, message: issues?.[0]?.message ?? error };
}

async function tryParseBody<S extends v.GenericSchema>(
  request: Request,
  schema: S,
  limit: number,
): Promise<Parsed<v.InferOutput<S>>> {
  const body = isForm(request) ? await readForm(request, limit) : await readJson(request, limit);
  if (!body.ok) return body;
  const parsed = v.safeParse(schema, body.value);
  if (parsed.success) return { ok: true, value: parsed.output };
  const issues = parsed.issues.map((issue) => ({ field: v.getDotPath(issue) ?? "", message: describeIssue(issue) }));
  return { ok: false, response: errorResponse(422, "Some fields cannot be used.", issues) };
}

/** Schemas say what is wrong with a value; where there is none at all, valibot says so in its own terms. */
function describeIssue({ type, received, path, message }: v.BaseIssue<unknown>): string {
  if (!type.endsWith("object")) return message;
  if (received === "undefined") return "This field is required.";
  return path ? "This must be an object." : "The request must be a JSON object.";
}

async function readForm(request: Request, limit: number): Promise<Parsed<Record<string, string>>> {
  const text = await readText(request, limit);
  if (text === null) return { ok: false, response: tooLarge(limit) };
  const filled = [...new URLSearchParams(text)].filter(([, value]) => value.trim() !== "");
  return { ok: true, value: Object.fromEntries(filled) };
}
