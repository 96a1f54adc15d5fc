import { memoizeByIdentity } from "#catalogue/memoize.ts";
import type { AnyDefinition } from "#engine/define.ts";
import { loadDefinition } from "#catalogue/definitions.server.ts";
import { describePreview } from "#engine/first-example.ts";
import { openDatabase } from "#workers/database/client.ts";
import { listVotes } from "#workers/feedback/votes.ts";
import { calculatorGraph, homeGraph, jsonLd, type PageFacts, pageGraph } from "./structured-data.ts";

/**
 * What link previews (Open Graph) and search engines (schema.org) read of a page. It is rendered into the document only,
 * so that browsers get neither its code nor its data twice.
 */
export async function describePage(page: PageFacts, database: D1Database) {
  const id = /^\/calculator\/([^/]+)$/.exec(page.path)?.[1];
  const definition = id ? await loadDefinition(id) : null;
  return {
    metas: openGraph(page, choosePreview(page, definition)),
    jsonLd: jsonLd(await graphFor(page, definition, database)),
    oembed: /^\/calculator\/[^/]+$/.test(page.path)
      ? `${page.origin}/oembed?url=${encodeURIComponent(page.origin + page.path)}`
      : null,
  };
}

async function graphFor(page: PageFacts, definition: AnyDefinition | null, database: D1Database) {
  if (page.path === "/") return homeGraph(page);
  if (!definition) return pageGraph(page);
  const votes = await listVotes(openDatabase(database).database);
  return calculatorGraph(page, { ...definition, votes: votes.get(definition.id) ?? null });
}

/** An image that the build drew (vite/previews), and what it says. */
interface Preview {
  readonly name: string;
  readonly alt: string;
}

const describeOnce = memoizeByIdentity(describePreview);

function choosePreview({ brand, path }: PageFacts, definition: AnyDefinition | null): Preview {
  if (definition) return { name: definition.id, alt: describeOnce(definition) };
  if (/^\/calculators(?:\/|$)/.test(path)) return { name: "directory", alt: `${brand}: all calculators` };
  return { name: "home", alt: `${brand}: calculators and unit converters` };
}

function openGraph({ brand, origin, path, title, description }: PageFacts, { name, alt }: Preview) {
  const image = `${origin}/previews/${name}.png`;
  return [
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: brand },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: origin + path },
    { property: "og:image", content: image },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: alt },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:image", content: image },
    { name: "twitter:image:alt", content: alt },
  ];
}
