/** Pages kept for times without a connection, and the files that they name. Runs in the service worker. */
import { BRAND } from "#ui/brand.ts";

export const PAGES = "kept-pages";
export const FILES = "kept-files";
/** Pages kept; beyond that the one that was kept first goes. */
export const MOST_PAGES = 40;

/** On a kept page: the addresses of its files as JSON, and its title. */
const FILES_HEADER = "X-Kept-Files";
const TITLE_HEADER = "X-Kept-Title";

type Store = Pick<Cache, "match" | "put" | "delete" | "keys">;

export interface Dependencies {
  open(name: string): Promise<Store>;
  fetch(address: string): Promise<Response>;
}

/** What a page needs besides its document, and asks for under an address that never changes its content; and home's drawings. */
const FILE = /^\/(?:assets|fonts|icons|previews\/mini)\/[\w.-]+$/;
export const FILES_IN_DOCUMENT = /["'(](\/(?:assets|fonts|icons|previews\/mini)\/[\w.-]+)["')]/g;

/**
 * Keeps a page: first all of its files, then the document in one step, then what nobody needs goes. Files bear a digest of
 * their content in their names, so a document and its files are always of one build, wherever this is cut off.
 * @param loaded what the open page has loaded by now, which its document may not name
 * @throws TypeError where a file is not to be had: the page stays as it was kept before
 */
export async function keepPage(address: string, loaded: readonly string[], { open, fetch }: Dependencies) {
  const response = await fetch(address);
  const policy = response.headers.get("Cache-Control") ?? "";
  if (!response.ok || !response.headers.get("Content-Type")?.startsWith("text/html") || /no-store/.test(policy)) return;
  const text = await response.text();
  const named = [...text.matchAll(FILES_IN_DOCUMENT)].map(([, file = ""]) => file);
  const files = [...new Set([...named, ...loaded])].filter((file) => FILE.test(file));

  const [pages, kept] = await Promise.all([open(PAGES), open(FILES)]);
  for (const file of files) {
    if (await kept.match(file)) continue;
    const answer = await fetch(file);
    if (!answer.ok) throw new TypeError(`${answer.status}: ${file}`);
    await kept.put(file, answer);
  }

  const headers = new Headers(response.headers);
  // The text is no longer as it was sent.
  for (const name of ["Content-Encoding", "Content-Length"]) headers.delete(name);
  headers.set(FILES_HEADER, JSON.stringify(files));
  headers.set(TITLE_HEADER, encodeURIComponent(/<title>([^<]*)<\/title>/.exec(text)?.[1] ?? address));
  await pages.put(address, new Response(text, { headers }));
  await removeOldest(pages, kept);
}

async function removeOldest(pages: Store, kept: Store): Promise<void> {
  const known = await pages.keys();
  for (const page of known.slice(0, Math.max(0, known.length - MOST_PAGES))) await pages.delete(page);
  const needed = new Set<string>();
  for (const page of await pages.keys()) {
    const files = (await pages.match(page))?.headers.get(FILES_HEADER);
    for (const file of JSON.parse(files ?? "[]") as readonly string[]) needed.add(file);
  }
  for (const file of await kept.keys()) if (!needed.has(pathOf(file.url))) await kept.delete(file);
}

/** Of an address with or without an origin. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address, "https://reckoner.invalid");
  return pathname + search;
}

/** A page that was kept under this very address. */
export async function findKept(address: string, { open }: Dependencies): Promise<Response | undefined> {
  return (await open(PAGES)).match(address);
}

/**
 * A kept page; where it is not kept, one that says so and names those that are.
 * @param hasPack whether all calculators are kept
 */
export async function answerWithoutConnection(
  address: string,
  dependencies: Dependencies,
  hasPack = false,
): Promise<Response> {
  const found = await findKept(address, dependencies);
  if (found) return found;
  const pages = await dependencies.open(PAGES);
  const links: Link[] = [];
  for (const page of (await pages.keys()).toReversed()) {
    const title = (await pages.match(page))?.headers.get(TITLE_HEADER);
    links.push({ address: pathOf(page.url), title: decodeURIComponent(title ?? "") });
  }
  const [path = ""] = address.split("?");
  return new Response(
    writeList(
      links,
      links.find((link) => link.address === path),
      hasPack,
    ),
    {
      status: 503,
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      },
    },
  );
}

/** As the site's other pages look (ui/theme.css.ts), whose styles may not be kept. */
const STYLE = `:root{color-scheme:light dark}
body{font:1.0625rem/1.6 system-ui,sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem;background:light-dark(#f7f6f2,#14181b);color:light-dark(#1c2126,#eceae4)}
h1,h2,b{font-family:ui-serif,Georgia,serif;line-height:1.2}ul{padding:0;list-style:none}
a{display:inline-block;padding:.2rem 0;color:light-dark(#0b6249,#6fd3ae)}`;

interface Link {
  readonly address: string;
  /** As it stands in its document: already HTML. */
  readonly title: string;
}

function writeList(links: readonly Link[], plain: Link | undefined, hasPack: boolean): string {
  const item = ({ address, title }: Link) =>
    `<a href="${address.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}">${title || "A page"}</a>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>No connection</title>
<style>${STYLE}</style></head>
<body><p><a href="/"><b>${BRAND}</b></a></p><main><h1>No connection</h1>
<p>This address cannot be opened without a connection: it is not kept in this browser.</p>
${hasPack ? `<p>All calculators are kept on this device: <a href="/calculators">open the list of them</a>.</p>` : ""}
${plain ? `<p>The same calculator is kept with the figures it begins with: ${item(plain)}</p>` : ""}
<h2>Pages kept in this browser</h2>
${links.length > 0 ? `<ul>${links.map((link) => `<li>${item(link)}</li>`).join("")}</ul>` : "<p>None yet.</p>"}
</main></body></html>`;
}

/** A file of a kept page. @throws TypeError where it is not kept */
export async function fileWithoutConnection(path: string, { open }: Dependencies): Promise<Response> {
  const found = await (await open(FILES)).match(path);
  if (!found) throw new TypeError(`Not kept: ${path}`);
  return found;
}

export const isFile = (path: string): boolean => FILE.test(path);
