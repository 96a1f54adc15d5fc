import { env } from "#workers/bindings.server.ts";
import { profileOf, requireAccount } from "#workers/accounts/accounts.ts";
import { json } from "#workers/http/http.ts";
import { prolongSession } from "#workers/accounts/sessions.ts";
import type { Route } from "./+types/user";

/**
 * GET /api/auth/user: who is signed in, or 401. `X-Quiet: 1` gives 204 instead of 401: the header asks on every page, and
 * that a visitor has no account is nothing that a browser should log as an error.
 */
export async function loader({ request }: Route.LoaderArgs) {
  const permission = await requireAccount(request, env);
  const headers = new Headers({ "Cache-Control": "private, no-store" });
  if (!permission.ok) {
    const { status } = permission.response;
    return status === 401 && request.headers.get("X-Quiet") === "1"
      ? new Response(null, { status: 204, headers })
      : permission.response;
  }
  if (permission.account.isDue)
    for (const cookie of await prolongSession(request, env)) headers.append("Set-Cookie", cookie);
  return json(profileOf(permission.account), { headers });
}
