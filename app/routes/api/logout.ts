import { redirect } from "react-router";
import { endSession } from "#workers/accounts/sessions.ts";
import { env } from "#workers/bindings.server.ts";
import { sameOrigin } from "#workers/middleware/request-checks.ts";
import type { Route } from "./+types/logout";

/** Another site cannot sign a visitor out. */
export const middleware = [sameOrigin];

/** GET or POST /api/logout: ends the session, and goes home; where it is over in this browser alone, to where that is said. */
async function logOut({ request }: Route.LoaderArgs | Route.ActionArgs) {
  const headers = new Headers();
  const { cookies, isEverywhere } = await endSession(request, env);
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return redirect(isEverywhere ? "/" : "/login?problem=halfway", { status: 303, headers });
}

export { logOut as action, logOut as loader };
