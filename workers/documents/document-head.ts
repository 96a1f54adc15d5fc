import { loadDefinition } from "#catalogue/definitions.server.ts";
import { openDatabase } from "#workers/database/client.ts";
import icon from "../../public/icon.svg?raw";
import { calculatorGraph, homeGraph, jsonLd, type PageFacts, pageGraph } from "./structured-data.ts";
import { listVotes } from "#workers/feedback/votes.ts";

/** What a document's head gets besides what React renders. */
interface HeadOptions {
  /** The rendered document. */
  readonly html: string;
  readonly status: number;
  readonly url: string;
  readonly brand: string;
  readonly database: D1Database;
}

/** As it stands in an attribute: 260 bytes are not worth a request, which browsers make before the first paint. */
const iconAddress = `data:image/svg+xml,${icon.trim().replaceAll('"', "'").replaceAll("#", "%23").replaceAll("<", "%3C").replaceAll(">", "%3E")}`;

/** Icons and the manifest: every document has them. Search engines take the icon that has an address of its own. */
const ICONS = [
  `<link rel="icon" type="image/svg+xml" href="${iconAddress}">`,
  '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
].join("");

/**
 * The document with what only readers of HTML need: link previews (Open Graph) and structured data. It is written as
 * text, after rendering, so that browsers get neither its code nor its data twice; React leaves what it does not know in
 * a head alone. Title, description and canonical address are those that React rendered.
 */
export async function withHead(options: HeadOptions): Promise<string> {
  const { html } = options;
  const end = html.indexOf("</head>");
  if (end < 0) return html;
  const extras = ICONS + (await describe(options, html.slice(0, end)));
  return html.slice(0, end) + extras + html.slice(end);
}

async function describe({ status, url, brand, database }: HeadOptions, head: string): Promise<string> {
  const title = textOf(/<title>([^<]*)<\/title>/.exec(head));
  const description = textOf(/<meta name="description" content="([^"]*)"/.exec(head));
  const canonical = textOf(/<link rel="canonical" href="([^"]*)"/.exec(head));
  if (status !== 200 || !title || !canonical || /<meta name="robots" content="noindex/.test(head)) return "";
  const { origin } = new URL(url);
  const page: PageFacts = { brand, origin, path: canonical.slice(origin.length), title, description };
  return openGraph(page, canonical) + jsonLd(await graphOf(page, database));
}

async function graphOf(page: PageFacts, database: D1Database) {
  if (page.path === "/") return homeGraph(page);
  const id = /^\/calculator\/([^/]+)$/.exec(page.path)?.[1];
  const definition = id ? await loadDefinition(id) : null;
  if (!definition) return pageGraph(page);
  const votes = await listVotes(openDatabase(database).database);
  return calculatorGraph(page, { ...definition, votes: votes.get(definition.id) ?? null });
}

function openGraph({ brand, origin, title, description }: PageFacts, canonical: string): string {
  const tags: readonly (readonly [kind: "property" | "name", key: string, content: string])[] = [
    ["property", "og:type", "website"],
    ["property", "og:site_name", brand],
    ["property", "og:title", title],
    ["property", "og:description", description],
    ["property", "og:url", canonical],
    ["property", "og:image", `${origin}/icons/preview.png`],
    ["property", "og:image:width", "1200"],
    ["property", "og:image:height", "630"],
    ["property", "og:image:alt", `${brand}: calculators and unit converters, every number checked`],
    ["name", "twitter:card", "summary_large_image"],
  ];
  return tags.map(([kind, key, content]) => `<meta ${kind}="${key}" content="${escape(content)}">`).join("");
}

const SIGNS: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};
const TEXTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SIGNS).map(([sign, text]) => [text, sign]),
);

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
}

/** The text that React escaped; "" where nothing was found. */
function textOf(match: RegExpExecArray | null): string {
  return (match?.[1] ?? "").replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (text) => TEXTS[text] ?? text);
}
