import { Link } from "react-router";
import { BRAND } from "#ui/brand.ts";
import { buttonClass } from "#ui/button.tsx";
import { lede, wrap } from "#ui/layout.css.ts";
import { env } from "#workers/bindings.server.ts";
import { offersDevelopmentSignIn } from "#workers/services/development-sign-in.ts";
import { ownPath } from "#workers/services/own-path.ts";
import type { Route } from "./+types/route";

export function loader({ request }: Route.LoaderArgs) {
  return {
    returnTo: ownPath(new URL(request.url).searchParams.get("returnTo")),
    isDevelopment: offersDevelopmentSignIn(request, env),
  };
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `Login · ${BRAND}` }, { name: "robots", content: "noindex" }];
}

export default function Login({ loaderData }: Route.ComponentProps) {
  const { returnTo, isDevelopment } = loaderData;
  return (
    <div className={wrap} style={{ paddingTop: "48px", paddingBottom: "72px" }}>
      <h1>Login / Create</h1>
      <p className={lede}>
        No sign-in provider is set up on this site. You don't need an account: favorites are kept in this browser, and
        every calculator works without one.
      </p>
      <p style={{ marginTop: "24px" }}>
        {isDevelopment && (
          <Link to={`/login/development?returnTo=${encodeURIComponent(returnTo)}`} className={buttonClass.primary}>
            Development sign-in
          </Link>
        )}{" "}
        <Link to="/" className={buttonClass.plain}>
          Go Home
        </Link>
      </p>
    </div>
  );
}
