import { redirect } from "react-router";
import { env } from "#workers/bindings.server.ts";
import { offersDevelopmentSignIn } from "#workers/accounts/development-sign-in.ts";
import { listProviders } from "#workers/accounts/providers.ts";
import { beginSignIn } from "#workers/accounts/sign-in.ts";
import type { Route } from "./+types/login";

/**
 * GET /api/login `?provider=&returnTo=`: on to the provider. Without one, to the only provider there is, or to the page
 * with the choices.
 */
export async function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const returnTo = query.get("returnTo") ?? pageBefore(request);
  const { ready } = listProviders(env);
  const only = ready.length === 1 && !offersDevelopmentSignIn(request, env) ? ready[0]?.id : undefined;
  const provider = query.get("provider") ?? only;
  if (provider === undefined)
    return redirect(returnTo === null ? "/login" : `/login?returnTo=${encodeURIComponent(returnTo)}`);
  const { location, cookies } = await beginSignIn(request, env, provider, returnTo);
  const headers = new Headers({ "Cache-Control": "no-store" });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return redirect(location, { headers });
}

/** The page of ours that the visitor came from; null for other pages, and for the login page. */
function pageBefore(request: Request): string | null {
  const referrer = request.headers.get("Referer") ?? "";
  if (!URL.canParse(referrer)) return null;
  const { origin, pathname, search } = new URL(referrer);
  const isOurs = origin === new URL(request.url).origin && !pathname.startsWith("/login");
  return isOurs ? pathname + search : null;
}
