import { redirect } from "react-router";
import { env } from "#workers/bindings.server.ts";
import { finishSignIn } from "#workers/accounts/sign-in.ts";
import type { Route } from "./+types/callback";

/** GET /api/auth/callback/{provider}: the way back from the provider. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const { location, cookies } = await finishSignIn(request, env, params.provider);
  const headers = new Headers({ "Cache-Control": "no-store" });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return redirect(location, { status: 303, headers });
}
