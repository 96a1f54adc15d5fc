import { redirect } from "react-router";
import { endSession } from "#workers/accounts/sessions.ts";
import { env } from "#workers/bindings.server.ts";
import { sameOrigin } from "#workers/middleware/request-checks.ts";
import type { Route } from "./+types/logout";

/** Another site cannot sign a visitor out. */
export const middleware = [sameOrigin];

/** GET or POST /api/logout: ends the session, and goes home. */
async function logOut({ request }: Route.LoaderArgs | Route.ActionArgs) {
  const headers = new Headers();
  for (const cookie of await endSession(request, env)) headers.append("Set-Cookie", cookie);
  return redirect("/", { status: 303, headers });
}

export { logOut as action, logOut as loader };
