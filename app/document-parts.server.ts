/** What a document needs besides what its routes render, read from the context that React Router renders with. */
import type { EntryContext, MetaDescriptor, MetaFunction } from "react-router";
import stylesheets from "virtual:built-stylesheets";
import type { Stylesheet } from "#features/document/index.ts";
import { BRAND } from "#ui/brand.ts";
import type { PageFacts } from "#workers/documents/structured-data.ts";

/**
 * The stylesheets that the matched routes link, in their order. None while developing, where the dev server hands styles
 * out.
 *
 * @throws Error where a stylesheet of the manifest was not built: a document without it would be painted wrong
 */
export function matchedStylesheets({ manifest, staticHandlerContext }: EntryContext): readonly Stylesheet[] {
  if (import.meta.env.DEV) return [];
  const addresses = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? []);
  // React Router writes "#" behind the addresses of the entry's stylesheets.
  return [...new Set(addresses.map((address) => address.replace(/#$/, "")))].map((address) => {
    const text = stylesheets[address];
    if (text === undefined) throw new Error(`The stylesheet ${address} was not built.`);
    return { address, text };
  });
}

/** The same context for a document whose styles stand in it: the matched routes link none. */
export function withoutStylesheets(context: EntryContext): EntryContext {
  const routes = { ...context.manifest.routes };
  for (const { route } of context.staticHandlerContext.matches) {
    const entry = routes[route.id];
    if (entry) routes[route.id] = { ...entry, css: [] };
  }
  return { ...context, manifest: { ...context.manifest, routes } };
}

/** Title, description and canonical address as the page's own `meta` says them; null for a page that is not to be found. */
export function pageFacts({ staticHandlerContext, routeModules }: EntryContext, url: string): PageFacts | null {
  const { matches, loaderData } = staticHandlerContext;
  const leaf = matches.at(-1);
  const meta = leaf && routeModules[leaf.route.id]?.meta;
  if (!leaf || !meta) return null;
  const known = matches.map(({ route, params, pathname }) => ({
    id: route.id,
    params,
    pathname,
    meta: [],
    loaderData: loaderData[route.id],
  }));
  const said = (meta as MetaFunction)({
    loaderData: loaderData[leaf.route.id],
    params: leaf.params,
    location: staticHandlerContext.location,
    matches: known,
  } as unknown as Parameters<MetaFunction>[0]);
  return said ? readFacts(said, new URL(url).origin) : null;
}

function readFacts(said: readonly (MetaDescriptor | undefined)[], origin: string): PageFacts | null {
  const facts: { title?: string; description?: string; canonical?: string } = {};
  for (const descriptor of said as readonly (Readonly<Record<string, unknown>> | undefined)[]) {
    if (!descriptor) continue;
    const { title, name, content, rel, href } = descriptor;
    if (typeof title === "string") facts.title = title;
    if (name === "description" && typeof content === "string") facts.description = content;
    if (rel === "canonical" && typeof href === "string") facts.canonical = href;
    if (name === "robots") return null;
  }
  const { title, description = "", canonical } = facts;
  if (!title || !canonical) return null;
  return { brand: BRAND, origin, path: canonical.slice(origin.length), title, description };
}
