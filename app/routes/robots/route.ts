import { env } from "#workers/bindings.server.ts";
import { getSiteOrigin } from "#workers/http/site-origin.ts";
import type { Route } from "./+types/route";

/** GET /robots.txt: all may be read but the calls of our own pages, and what belongs to one visitor. llms.txt leads to /api/v1/. */
export function loader({ request }: Route.LoaderArgs) {
  const origin = getSiteOrigin(request, env);
  const lines = [
    "User-agent: *",
    "Allow: /api/v1/",
    "Disallow: /api/",
    "Disallow: /admin",
    "Disallow: /dashboard",
    "Disallow: /login",
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
