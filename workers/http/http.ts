import type { Issue } from "#engine/read.ts";

/** A JSON answer. */
export function json(body: unknown, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers);
  headers.set("Content-Type", "application/json; charset=utf-8");
  return new Response(JSON.stringify(body), { ...init, headers });
}

/** An error as JSON: a sentence, and what is wrong with which field. */
export function errorResponse(
  status: number,
  error: string,
  issues?: readonly Issue[],
  headers?: HeadersInit,
): Response {
  return json(issues ? { error, issues } : { error }, { status, ...(headers ? { headers } : {}) });
}

/** Answers that anyone may keep for a while. */
export function cacheFor(seconds: number): { headers: { "Cache-Control": string } } {
  return { headers: { "Cache-Control": `public, max-age=${seconds}` } };
}

export const MAX_BODY = 64 * 1024;

export type Body = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly response: Response };

/** The JSON body of a request: 413 over the limit (read no further than that), 400 for what is not JSON. */
export async function readJson(request: Pick<Request, "headers" | "body">, limit = MAX_BODY): Promise<Body> {
  const isTooLarge = Number(request.headers.get("Content-Length") ?? 0) > limit;
  const text = isTooLarge ? null : await readText(request, limit);
  if (text === null) return { ok: false, response: tooLarge(limit) };
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return { ok: false, response: errorResponse(400, "The request is not valid JSON.") };
  }
}

/** The answer to a body that is larger than the limit, in bytes. */
export function tooLarge(limit: number): Response {
  return errorResponse(413, `The request is larger than ${Math.round(limit / 1024)} KiB.`);
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
 * Whether a write comes from our own pages: browsers say so by `Sec-Fetch-Site` or `Origin`; a caller that is not a browser
 * sends neither.
 */
export function isOwnOrigin(request: Request): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site) return site === "same-origin" || site === "none";
  const origin = request.headers.get("Origin");
  return origin === null || origin === new URL(request.url).origin;
}

const FOREIGN = "This call must come from our own pages.";
const FOREIGN_TO_TOOLS =
  "Pages of other sites may not call this address; /api/v1 is for them. Agents may: a program sends no Origin.";

/** Refuses a write from another origin; null where it may go on. */
export function refuseForeign(request: Request): Response | null {
  if (isOwnOrigin(request)) return null;
  return errorResponse(403, new URL(request.url).pathname === "/mcp" ? FOREIGN_TO_TOOLS : FOREIGN);
}

/**
 * Refuses what another origin sends to a page, whatever page that is; null where the request may go on. Calls under
 * `/api/` refuse by themselves: some of them are for everyone.
 */
export function refuseForeignForm(request: Request): Response | null {
  const isRead = request.method === "GET" || request.method === "HEAD";
  return isRead || new URL(request.url).pathname.startsWith("/api/") ? null : refuseForeign(request);
}

export const TOO_MANY_REQUESTS = "Too many requests. Please wait a minute and try again.";

interface Limiter {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}

/** What a visitor is counted by: an IPv4 address, or the first 64 bits of an IPv6 address, below which one has them all. */
export function readNetwork(address: string): string {
  if (!address.includes(":") || address.includes(".")) return address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const [first, last] = [head, tail ?? ""].map((part) => (part === "" ? [] : part.split(":"))) as [string[], string[]];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => "0");
  return [...first, ...zeros, ...last].slice(0, 4).join(":");
}

/** Refuses a visitor who writes too often; null where it may go on. A limiter that fails lets the write pass. */
export async function refuseTooMany(request: Request, limiter: Limiter, kind: string): Promise<Response | null> {
  const key = `${kind}:${readNetwork(request.headers.get("CF-Connecting-IP") ?? "local")}`;
  const { success } = await limiter.limit({ key }).catch(() => ({ success: true }));
  return success ? null : errorResponse(429, TOO_MANY_REQUESTS, undefined, { "Retry-After": "60" });
}

/** How much of any request's body is read at most, in bytes; each call takes less. */
export const MOST_READ = 1024 * 1024;
/** How long a body may take to arrive, in milliseconds. */
const SLOWEST_BODY = 20_000;

/**
 * The request with its body read whole, before anything is decided about it: a connection whose body was left unread is
 * cut off, and the next request on it with it. A refusal where the body is larger than any call takes, or does not come.
 */
export async function withWholeBody(request: Request, deadline = SLOWEST_BODY): Promise<Request | Response> {
  if (!request.body) return request;
  const reader = request.body.getReader();
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(late.resolve, deadline, null);
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const next = await Promise.race([reader.read(), late.promise]);
      if (!next) {
        await reader.cancel();
        return errorResponse(408, "The request took too long to arrive.");
      }
      if (next.done) break;
      size += next.value.byteLength;
      if (size > MOST_READ) return errorResponse(413, "The request is larger than 1 MiB.");
      parts.push(next.value);
    }
  } finally {
    clearTimeout(timer);
  }
  const whole = new Uint8Array(size);
  let end = 0;
  for (const part of parts) {
    whole.set(part, end);
    end += part.byteLength;
  }
  return new Request(request, { method: request.method, body: whole });
}
