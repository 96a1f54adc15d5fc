/** What a document needs besides what its routes render, read from the context that React Router renders with. */
import type { EntryContext, MetaDescriptor, MetaFunction } from "react-router";
import stylesheets from "virtual:built-stylesheets";
import { firstScript } from "virtual:calculator-chunks";
import type { CalculatorParts, Stylesheet } from "#features/document/document-head.tsx";
import { HELD, HELD_PRELOAD } from "#features/instant/index.ts";
import { writePreferences } from "#localization/preferences.ts";
import { BRAND } from "#ui/brand.ts";
import type { loader as rootLoader } from "./root.tsx";
import type { loadCalculator as calculatorLoader } from "./routes/calculator/load-calculator.server.ts";
import type { PageFacts } from "#workers/documents/structured-data.ts";

/**
 * Routes that a document stands for besides its own. The pack's shell answers under the address of home as well, which React
 * Router names in every document and which would link its styles there.
 */
const STANDS_FOR: Readonly<Record<string, readonly string[]>> = {
  "routes/offline-shell/route": ["routes/home/route"],
};

function listStyledRoutes({ staticHandlerContext }: EntryContext): readonly string[] {
  return staticHandlerContext.matches.flatMap(({ route }) => [route.id, ...(STANDS_FOR[route.id] ?? [])]);
}

/**
 * The stylesheets that the matched routes link, in their order. None while developing, where the dev server hands styles
 * out.
 *
 * @throws Error where a stylesheet of the manifest was not built: a document without it would be painted wrong
 */
export function matchedStylesheets(context: EntryContext): readonly Stylesheet[] {
  if (import.meta.env.DEV) return [];
  const addresses = listStyledRoutes(context).flatMap((id) => context.manifest.routes[id]?.css ?? []);
  // React Router writes "#" behind the addresses of the entry's stylesheets.
  // The styles that all others build upon come first, in whichever order the chunks are imported.
  const isBase = (address: string) => Number(address.includes("/site-"));
  const ordered = addresses.toSorted((one, other) => isBase(other) - isBase(one));
  return [...new Set(ordered.map((address) => address.replace(/#$/, "")))].map((address) => {
    const text = stylesheets[address];
    if (text === undefined) throw new Error(`The stylesheet ${address} was not built.`);
    return { address, text };
  });
}

/** More chunks than this are not worth loading before the visitor touches the page. */
const MANY_CHUNKS = 24;

/** What a calculator's page needs for its first script; null for other pages, and for a calculator that is still to come. */
export function calculatorParts({ staticHandlerContext: { loaderData } }: EntryContext): CalculatorParts | null {
  const page = loaderData["routes/calculator/route"] as Awaited<ReturnType<typeof calculatorLoader>> | undefined;
  const root = loaderData["root"] as Awaited<ReturnType<typeof rootLoader>> | undefined;
  if (!page?.calculator || !root) return null;
  const { chunk, today, rates } = page.calculator;
  const waits = chunk.imports.length > MANY_CHUNKS;
  return {
    url: chunk.url,
    firstScript: firstScript.url,
    preloads: [...new Set([...(waits ? [] : [chunk.url, ...chunk.imports]), ...firstScript.imports])],
    preferences: writePreferences(root.preferences),
    today,
    rates: rates && JSON.stringify(rates),
    waits,
  };
}

/**
 * Holds back the module that starts React Router, and what it would preload, on a page whose first script answers
 * before it (features/instant). That one releases it.
 *
 * @throws Error where the document has no such module, or more than one: the router writes it in another way then
 */
export async function holdScripts(document: ReadableStream): Promise<ArrayBuffer> {
  let held = 0;
  const rewriter = new HTMLRewriter()
    .on('link[rel="modulepreload"]:not([data-first])', {
      element: (link) => void link.setAttribute("rel", HELD_PRELOAD),
    })
    .on('script[type="module"][async]', {
      element(script) {
        held += 1;
        script.setAttribute("type", HELD);
      },
    });
  const text = await rewriter.transform(new Response(document)).arrayBuffer();
  if (held !== 1) throw new Error(`One module to hold back is expected; the document has ${held}.`);
  return text;
}

/**
 * Puts scripts behind what a visitor asks for meanwhile: on a page that is read without them, they would hold up its first
 * paint and the search box's first suggestions on a slow line.
 */
export async function lowerScripts(document: ReadableStream): Promise<ArrayBuffer> {
  const rewriter = new HTMLRewriter().on('link[rel="modulepreload"]', {
    element: (link) => void link.setAttribute("fetchpriority", "low"),
  });
  return rewriter.transform(new Response(document)).arrayBuffer();
}

/** The same context for a document whose styles stand in it: the matched routes link none. */
export function withoutStylesheets(context: EntryContext): EntryContext {
  const routes = { ...context.manifest.routes };
  for (const id of listStyledRoutes(context)) {
    const entry = routes[id];
    if (entry) routes[id] = { ...entry, css: [] };
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
