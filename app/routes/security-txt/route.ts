import { env } from "#workers/bindings.server.ts";
import { getSiteOrigin } from "#workers/http/site-origin.ts";
import type { Route } from "./+types/route";

/** Months for which what it says may be relied on; RFC 9116 wants less than a year. */
const MONTHS = 6;

/** GET /.well-known/security.txt: where to report a weakness (RFC 9116). */
export function loader({ request }: Route.LoaderArgs) {
  const origin = getSiteOrigin(request, env);
  const expires = new Date();
  expires.setUTCMonth(expires.getUTCMonth() + MONTHS, 1);
  expires.setUTCHours(0, 0, 0, 0);
  const lines = [
    `Contact: ${env.SECURITY_CONTACT ?? `${origin}/feedback`}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=86400" },
  });
}
