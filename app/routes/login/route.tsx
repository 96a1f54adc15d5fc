import { Link } from "react-router";
import { BRAND } from "#ui/brand.ts";
import { buttonClass } from "#ui/button.tsx";
import { lede, wrap } from "#ui/layout.css.ts";
import type { Route } from "./+types/route";

export function meta(): Route.MetaDescriptors {
  return [{ title: `Login · ${BRAND}` }, { name: "robots", content: "noindex" }];
}

export default function Login() {
  return (
    <div className={wrap} style={{ paddingTop: "48px", paddingBottom: "72px" }}>
      <h1>Login / Create</h1>
      <p className={lede}>
        No sign-in provider is set up on this site. You don't need an account: favorites are kept in this browser, and
        every calculator works without one.
      </p>
      <p style={{ marginTop: "24px" }}>
        <Link to="/" className={buttonClass.primary}>
          Go Home
        </Link>
      </p>
    </div>
  );
}
