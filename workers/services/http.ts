import { ERROR_KINDS } from "#engine/errors/types.ts";
import type { Issue } from "#engine/read.ts";

/** A JSON answer. */
export function json(body: unknown, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  headers.set("Content-Type", "application/json; charset=utf-8");
  return new Response(JSON.stringify(body), { ...init, headers });
}

/** A refusal: a sentence, and what is wrong with which field. */
export function refusal(status: number, error: string, issues?: readonly Issue[], headers?: HeadersInit): Response {
  return json(issues ? { error, issues } : { error }, { status, ...(headers ? { headers } : {}) });
}

/** Answers that anyone may keep for a while. */
export function cacheFor(seconds: number): { headers: { "Cache-Control": string } } {
  return { headers: { "Cache-Control": `public, max-age=${seconds}` } };
}

export const MAX_BODY = 64 * 1024;

export type Body = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly response: Response };

/** The JSON body of a request: 413 over the limit (read no further than that), 400 for what is no JSON. */
export async function readJson(request: Request, limit = MAX_BODY): Promise<Body> {
  const tooLarge = {
    ok: false,
    response: refusal(413, `The request is larger than ${Math.round(limit / 1024)} KiB.`),
  } as const;
  if (Number(request.headers.get("Content-Length") ?? 0) > limit) return tooLarge;
  const text = await readText(request, limit);
  if (text === null) return tooLarge;
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return { ok: false, response: refusal(400, "The request is not valid JSON.") };
  }
}

/** The text of a body; null where it is longer than the limit, in bytes (no more than that is read). */
export async function readText({ body }: Pick<Request | Response, "body">, limit: number): Promise<string | null> {
  if (!body) return "";
  const decoder = new TextDecoder();
  let [text, size] = ["", 0];
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limit) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * Whether a write comes from our own pages: browsers say so by `Sec-Fetch-Site` or `Origin`; a caller that is no browser
 * sends neither.
 */
export function isOwnOrigin(request: Request): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site) return site === "same-origin" || site === "none";
  const origin = request.headers.get("Origin");
  return origin === null || origin === new URL(request.url).origin;
}

/** Refuses a write from another origin; null where it may go on. */
export function refuseForeign(request: Request): Response | null {
  return isOwnOrigin(request) ? null : refusal(403, "This call must come from our own pages.");
}

interface Limiter {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}

/** Refuses a visitor who writes too often; null where it may go on. A limiter that fails lets the write pass. */
export async function refuseTooMany(request: Request, limiter: Limiter, kind: string): Promise<Response | null> {
  const key = `${kind}:${request.headers.get("CF-Connecting-IP") ?? "local"}`;
  const { success } = await limiter.limit({ key }).catch(() => ({ success: true }));
  return success
    ? null
    : refusal(429, "Too many requests. Please wait a minute and try again.", undefined, { "Retry-After": "60" });
}

/**
 * Reads what is left of a request's body, up to 1 MiB, before it is answered: a connection whose body was left unread is
 * cut off, and the next request on it with it.
 */
export async function drainBody(request: Request): Promise<void> {
  if (!request.body || request.bodyUsed) return;
  let size = 0;
  const reader = request.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += (part.value as Uint8Array).byteLength;
    if (size > 1024 * 1024) return reader.cancel();
  }
}

/**
 * The answer of a JSON call that nobody expected to fail, in the form of every refusal: the router's own is plain text.
 * Any other answer stays as it is.
 */
export function withJsonError(request: Request, response: Response): Response {
  const isJsonCall = new URL(request.url).pathname.startsWith("/api/");
  const isJson = (response.headers.get("Content-Type") ?? "").startsWith("application/json");
  if (response.status < 500 || !isJsonCall || isJson) return response;
  return refusal(response.status, ERROR_KINDS.internal.userMessage);
}
