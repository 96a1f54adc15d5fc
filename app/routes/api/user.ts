import { toProfile } from "#workers/accounts/accounts.ts";
import { prolongSession } from "#workers/accounts/sessions.ts";
import { env } from "#workers/bindings.server.ts";
import { json } from "#workers/http/http.ts";
import { accountContext, requireUser } from "#workers/middleware/account.ts";
import type { Route } from "./+types/user";

/** The header asks on every page; that a visitor has no account is nothing that a browser should log as an error. */
const answerQuietly: Route.MiddlewareFunction = async ({ request }, next) => {
  const response = await next();
  return response.status === 401 && request.headers.get("X-Quiet") === "1"
    ? new Response(null, { status: 204, headers: { "Cache-Control": "private, no-store" } })
    : response;
};

export const middleware = [answerQuietly, requireUser];

/** GET /api/auth/user: who is signed in, or 401; `X-Quiet: 1` gives 204 instead of 401. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const account = context.get(accountContext);
  const headers = new Headers();
  if (account.isDue) for (const cookie of await prolongSession(request, env)) headers.append("Set-Cookie", cookie);
  return json(toProfile(account), { headers });
}
