import type { MiddlewareFunction } from "react-router";
import { modelFor } from "#workers/assistant/assistant-binding.ts";
import { env } from "#workers/bindings.server.ts";
import { todayUtc } from "#workers/directory/calculate.ts";
import { listDirectory } from "#workers/directory/directory.ts";
import { errorResponse } from "#workers/http/http.ts";
import { isTrustedHost } from "#workers/mcp/host.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { allowMethods, rateLimitedCalls, sameOrigin } from "#workers/middleware/request-checks.ts";
import type { Route } from "./+types/route";

/** A page elsewhere whose name was made to point here is refused: by its origin, and where that is made to fit, by the host. */
const refuseForeignHost: MiddlewareFunction<Response> = ({ request }) =>
  isTrustedHost(new URL(request.url))
    ? undefined
    : errorResponse(403, "This address is answered over HTTPS, or on this machine.");

export const middleware = [allowMethods("POST"), refuseForeignHost, sameOrigin, rateLimitedCalls];

/** POST /mcp: the calculators as tools for AI agents (Model Context Protocol, Streamable HTTP, without a session). */
export async function action({ request, context }: Route.ActionArgs) {
  const { answerMcp } = await import("#workers/mcp/server.ts");
  return answerMcp(request, async () => ({
    rows: await listDirectory(context.get(databaseContext).database),
    store: env.KV,
    today: todayUtc(),
    model: modelFor(env, request),
    origin: new URL(request.url).origin,
  }));
}
