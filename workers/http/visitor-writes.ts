import * as v from "valibot";
import type { Issue } from "#engine/read.ts";
import { MAX_BODY, readJson, refusal, refuseForeign, refuseTooMany, UNAVAILABLE } from "./http.ts";
import { logFailure } from "#workers/errors/log.ts";

interface Limiter {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}

export type Write<T> =
  | { readonly ok: true; readonly value: T; readonly isForm: boolean }
  | { readonly ok: false; readonly response: Response };

interface WriteOptions {
  /** What is limited: each kind of write on its own. */
  readonly kind: string;
  readonly limiter: Limiter;
  readonly maxBody?: number;
}

/**
 * Takes a write of a visitor: from our own pages only, not too often, not too large, and of the schema's form; JSON, or
 * a form that was sent without a script (blank fields are left out).
 */
export async function takeWrite<S extends v.GenericSchema>(
  request: Request,
  schema: S,
  options: WriteOptions,
): Promise<Write<v.InferOutput<S>>> {
  if (request.method !== "POST")
    return { ok: false, response: refusal(405, "Use POST.", undefined, { Allow: "POST" }) };
  const refused = refuseForeign(request) ?? (await refuseTooMany(request, options.limiter, options.kind));
  if (refused) return { ok: false, response: refused };
  const isForm = (request.headers.get("Content-Type") ?? "").startsWith("application/x-www-form-urlencoded");
  const body = isForm
    ? await readForm(request, options.maxBody ?? MAX_BODY)
    : await readJson(request, options.maxBody ?? MAX_BODY);
  if (!body.ok) return body;
  const parsed = v.safeParse(schema, body.value);
  if (parsed.success) return { ok: true, value: parsed.output, isForm };
  const issues = parsed.issues.map((issue) => ({ field: v.getDotPath(issue) ?? "", message: issue.message }));
  return { ok: false, response: refusal(422, "Some fields cannot be used.", issues) };
}

/**
 * Does what writes. Where that fails, nothing was kept that was acknowledged: the visitor is told, and may send it again.
 *
 * @param event what failed, for the log
 */
export async function keptOrRefused(event: string, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    logFailure(event, error);
    return refusal(503, UNAVAILABLE);
  }
}

export type Form<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly status: number; readonly message: string };

/** The same for a page that answers its own form: what is wrong comes back as a sentence to show. */
export async function takeForm<S extends v.GenericSchema>(
  request: Request,
  schema: S,
  options: WriteOptions,
): Promise<Form<v.InferOutput<S>>> {
  const write = await takeWrite(request, schema, options);
  if (write.ok) return write;
  const { error, issues } = (await write.response.json()) as { error: string; issues?: readonly Issue[] };
  return { ok: false, status: write.response.status, message: issues?.[0]?.message ?? error };
}

async function readForm(request: Request, limit: number) {
  const text = await request.text();
  if (text.length > limit)
    return {
      ok: false as const,
      response: refusal(413, `The request is larger than ${Math.round(limit / 1024)} KiB.`),
    };
  return {
    ok: true as const,
    value: Object.fromEntries([...new URLSearchParams(text)].filter(([, value]) => value.trim() !== "")),
  };
}
