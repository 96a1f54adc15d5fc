import rows from "#generated/rows.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { listDirectory } from "#workers/directory/directory.ts";
import { pagesContext } from "#workers/pages/pages.ts";
import { env } from "#workers/bindings.server.ts";
import { getSiteOrigin } from "#workers/http/site-origin.ts";
import type { Route } from "./+types/route";

/** GET /sitemap.xml: every page for search engines, calculators with the date of their definition. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const directory = await listDirectory(context.get(databaseContext).database);
  const shown = new Set(directory.map((row) => row.id));
  const categories = new Set(directory.map((row) => row.category));
  const pages = context.get(pagesContext).filter((page) => page.isInSitemap);
  const origin = getSiteOrigin(request, env);
  const newest = rows.reduce((date, row) => (row.updated > date ? row.updated : date), "2026-01-01");
  const entries = [
    ...pages.map(({ path }) => [path, newest] as const),
    ...[...categories].map((category) => [`/calculators/${category}`, newest] as const),
    ...rows.filter((row) => shown.has(row.id)).map((row) => [`/calculator/${row.id}`, row.updated] as const),
  ];
  const urls = entries.map(([path, date]) => `<url><loc>${origin}${path}</loc><lastmod>${date}</lastmod></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
  return new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
