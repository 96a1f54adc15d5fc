import { redirect } from "react-router";
import { env } from "#workers/bindings.server.ts";
import { refuseForeign } from "#workers/http/http.ts";
import { endSession } from "#workers/accounts/sessions.ts";
import type { Route } from "./+types/logout";

/** GET or POST /api/logout: ends the session, and goes home. Another site cannot sign a visitor out. */
async function logOut({ request }: Route.LoaderArgs | Route.ActionArgs) {
  const refused = refuseForeign(request);
  if (refused) return refused;
  const headers = new Headers();
  for (const cookie of await endSession(request, env)) headers.append("Set-Cookie", cookie);
  return redirect("/", { status: 303, headers });
}

export { logOut as action, logOut as loader };
