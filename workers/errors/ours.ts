/** Which parts of an error's text are ours, and which a visitor may have typed. */
import bundledRows from "#generated/rows.ts";

/** Every fixed part of an address of ours (app/routes.ts, which a test compares). */
export const FIXED_PARTS =
  ".well-known 404 about-us accessibility-statement account actions additions admin alerts api ask assistant auth batch calculate calculator calculators callback cards cases catalogue collection compare contact-us convert cookie-policy dashboard developers development embed errors export favorites feedback health home-figures llms.txt login logout mcp merge oembed offline overview picture policy-reports popular preferences privacy-policy proof random-calculator rates recents request-calculator requests robots.txt saved search-enhanced searches security.txt service-worker.js sessions shell sitemap.xml solve tables terms-of-service terms-of-use units use user users v1 view vitals".split(
    " ",
  );

let known: ReadonlySet<string> | undefined;

/** Made when the first error comes: the worker starts without it. */
function isOurs(part: string): boolean {
  known ??= new Set([...FIXED_PARTS, ...bundledRows.flatMap(({ id, slug, category }) => [id, slug, category])]);
  return known.has(part);
}

/** A path with each part that is not a name of ours as "…": `/calculator/bmi` stays, `/calculator/what%20I%20typed` does not. */
export function nameRoute(path: string): string {
  return path
    .split("/")
    .map((part) => (part === "" || isOurs(part) ? part : "…"))
    .join("/");
}

/** At most this many values of one address are looked for. */
const MOST_VALUES = 200;

/** What was typed into an address: the values of its query, and parts of its path that are not names of ours. */
function listTyped(url: string): readonly string[] {
  const { pathname, searchParams } = new URL(url);
  const parts = pathname.split("/").filter((part) => !isOurs(part));
  const values = [...searchParams.values(), ...parts, ...parts.map(decode)];
  return [...new Set(values)]
    .filter((value) => value.trim() !== "")
    .slice(0, MOST_VALUES)
    .toSorted((a, b) => b.length - a.length);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A text without what was typed into an address. Words that merely contain it stay: "on" is not taken out of "function". */
export function eraseTyped(text: string, url: string | undefined): string {
  if (url === undefined) return text;
  return listTyped(url).reduce(
    (left, value) =>
      left.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}_])${RegExp.escape(value)}(?![\\p{L}\\p{N}_])`, "gu"), "…"),
    text,
  );
}
