import { loadDefinition } from "#catalogue/definitions.server.ts";
import { openDatabase } from "#workers/database/client.ts";
import { listVotes } from "#workers/feedback/votes.ts";
import { calculatorGraph, homeGraph, jsonLd, type PageFacts, pageGraph } from "./structured-data.ts";

/**
 * What link previews (Open Graph) and search engines (schema.org) read of a page. It is rendered into the document only,
 * so that browsers get neither its code nor its data twice.
 */
export async function describePage(page: PageFacts, database: D1Database) {
  return {
    metas: openGraph(page),
    jsonLd: jsonLd(await graphFor(page, database)),
    oembed: /^\/calculator\/[^/]+$/.test(page.path)
      ? `${page.origin}/oembed?url=${encodeURIComponent(page.origin + page.path)}`
      : null,
  };
}

async function graphFor(page: PageFacts, database: D1Database) {
  if (page.path === "/") return homeGraph(page);
  const id = /^\/calculator\/([^/]+)$/.exec(page.path)?.[1];
  const definition = id ? await loadDefinition(id) : null;
  if (!definition) return pageGraph(page);
  const votes = await listVotes(openDatabase(database).database);
  return calculatorGraph(page, { ...definition, votes: votes.get(definition.id) ?? null });
}

function openGraph({ brand, origin, path, title, description }: PageFacts) {
  return [
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: brand },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: origin + path },
    { property: "og:image", content: `${origin}/icons/preview.png` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: `${brand}: calculators and unit converters` },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
