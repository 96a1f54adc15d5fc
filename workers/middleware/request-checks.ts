/** What a call is checked for before its route sees it. Each check answers the refusal, or lets the request go on. */
import type { MiddlewareFunction } from "react-router";
import { env } from "#workers/bindings.server.ts";
import { errorResponse, refuseForeign, refuseTooMany } from "#workers/http/http.ts";

type Check = MiddlewareFunction<Response>;
type LimiterName = "RATE_LIMIT_ACCOUNT" | "RATE_LIMIT_ERRORS" | "RATE_LIMIT_USES" | "RATE_LIMIT_WRITES";

const isRead = ({ method }: Request) => method === "GET" || method === "HEAD";

/** A check that concerns some methods only. */
export function forMethods(methods: readonly string[], check: Check): Check {
  return (args, next) => (methods.includes(args.request.method) ? check(args, next) : undefined);
}

/** 405 for methods other than these; GET allows HEAD. */
export function allowMethods(...methods: readonly string[]): Check {
  const allowed = methods.join(", ");
  const sentence = `Use ${new Intl.ListFormat("en", { type: "disjunction" }).format(methods)}.`;
  return ({ request }) =>
    methods.includes(request.method === "HEAD" ? "GET" : request.method)
      ? undefined
      : errorResponse(405, sentence, undefined, { Allow: allowed });
}

/** 403 for anything that another site's page sends. */
export const sameOrigin: Check = ({ request }) => refuseForeign(request) ?? undefined;

/** 403 for anything that another site's page would write. */
export const sameOriginWrites: Check = ({ request }) =>
  isRead(request) ? undefined : (refuseForeign(request) ?? undefined);

/** On this machine one may ask as often as one likes: tests and measurements do. */
const isOfThisMachine = ({ headers }: Request) => /^(127\.|::1$|$)/.test(headers.get("CF-Connecting-IP") ?? "");

/** 429 for a visitor who writes too often; each kind of write is counted on its own, and on this machine no use is. */
export function rateLimited(kind: string, limiter: LimiterName): Check {
  return async ({ request }) =>
    isRead(request) || (limiter === "RATE_LIMIT_USES" && isOfThisMachine(request))
      ? undefined
      : ((await refuseTooMany(request, env[limiter], kind)) ?? undefined);
}

/** 429 for a program that calls too often, whatever it calls. */
export const rateLimitedCalls: Check = async ({ request }) =>
  (await refuseTooMany(request, env.RATE_LIMIT_API, "api")) ?? undefined;

/** Refuses anyone who asks too often for what costs the server something: answers that no cache holds. Null where the request may go on. */
export const refuseAnswers = async (request: Request) =>
  isOfThisMachine(request) ? null : refuseTooMany(request, env.RATE_LIMIT_API, "answer");

/** 429 for the same. */
export const rateLimitedAnswers: Check = async ({ request }) => (await refuseAnswers(request)) ?? undefined;

/** 415 for a body that does not say that it is JSON. */
export const jsonOnly: Check = ({ request }) => {
  const type = request.headers.get("Content-Type") ?? "";
  return isRead(request) || /^application\/(\S+\+)?json\s*(;|$)/i.test(type)
    ? undefined
    : errorResponse(415, "Send JSON, and say so: Content-Type: application/json.");
};
