/** What only API v1 has: any origin may read it, and programs are told what they may do. */
import { sha256 } from "./digest.ts";

/** Calls from one address within this many seconds: what RATE_LIMIT_API in wrangler.toml says. */
export const CALLS = 600;
export const WINDOW = 60;

const SHARED = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "ETag, RateLimit, RateLimit-Policy, Retry-After",
  "Cross-Origin-Resource-Policy": "cross-origin",
  // Crawlers may read it, as robots.txt says, but no search result is JSON.
  "X-Robots-Tag": "noindex",
  "RateLimit-Policy": `"address";q=${CALLS};w=${WINDOW}`,
};

const PREFLIGHT = {
  "Access-Control-Allow-Methods": "GET, HEAD, POST",
  "Access-Control-Allow-Headers": "*",
  "Access-Control-Max-Age": "86400",
};

/** Whether the request is one of API v1, of whichever version it asks for. */
export function isOpenCall(request: Request): boolean {
  return /^\/api\/v\d+(\/|$)/.test(new URL(request.url).pathname);
}

/**
 * Answers a call of API v1: preflights, `ETag` and 304, errors as `application/problem+json`
 * (RFC 9457) that keep `error` and `issues`. Without credentials: cookies say nothing here, and none is set.
 */
export async function answerOpenCall(
  request: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (request.method === "OPTIONS")
    return new Response(null, { status: 204, headers: { ...SHARED, ...PREFLIGHT, "Cache-Control": "max-age=86400" } });
  const response = await answer(toOpenRequest(request));
  const headers = new Headers(response.headers);
  headers.delete("Set-Cookie");
  for (const [name, value] of Object.entries(SHARED)) headers.set(name, value);
  if (response.status === 429) headers.set("RateLimit", `"address";r=0;t=${WINDOW}`);
  if (response.status >= 400) return describeProblem(response, headers);
  return request.method === "POST" ? new Response(response.body, { headers }) : revalidate(request, response, headers);
}

/** Without cookies. A HEAD is asked as a GET, since its headers follow from the body; the platform sends none. */
function toOpenRequest(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete("Cookie");
  return new Request(request, { headers, method: request.method === "HEAD" ? "GET" : request.method });
}

/** With the `ETag` of what the answer says; 304 for clients that have it already. Answers that may not be stored have none. */
async function revalidate(request: Request, response: Response, headers: Headers): Promise<Response> {
  if (/no-store/.test(headers.get("Cache-Control") ?? "")) return new Response(response.body, { headers });
  const body = await response.text();
  const tag = `"${(await sha256(body)).slice(0, 24)}"`;
  headers.set("ETag", tag);
  const known = (request.headers.get("If-None-Match") ?? "").split(",").map((one) => one.trim().replace(/^W\//, ""));
  if (!known.includes(tag) && !known.includes("*")) return new Response(body, { headers });
  headers.delete("Content-Type");
  return new Response(null, { status: 304, headers });
}

const TITLES: Readonly<Record<number, string>> = {
  400: "Bad Request",
  404: "Not Found",
  405: "Method Not Allowed",
  409: "Conflict",
  413: "Content Too Large",
  414: "URI Too Long",
  415: "Unsupported Media Type",
  422: "Unprocessable Content",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
};

async function describeProblem(response: Response, headers: Headers): Promise<Response> {
  const isJson = (headers.get("Content-Type") ?? "").startsWith("application/json");
  const told = isJson
    ? ((await response.json()) as { readonly error: string })
    : { error: "There is nothing at this address." };
  const { status } = response;
  const problem = { type: "about:blank", title: TITLES[status] ?? "Error", status, detail: told.error, ...told };
  for (const name of ["Content-Length", "ETag"]) headers.delete(name);
  headers.set("Content-Type", "application/problem+json; charset=utf-8");
  headers.set("Cache-Control", "no-store");
  return new Response(JSON.stringify(problem), { status, headers });
}
