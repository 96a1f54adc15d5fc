/** What a site puts into its page to show a calculator. */

interface Embed {
  readonly origin: string;
  readonly id: string;
  readonly name: string;
  /** The options and entries of the embed, without "?". */
  readonly query: string;
}

const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign]!);

function addressOf({ origin, id, query }: Embed): string {
  return `${origin}/embed/${id}${query ? `?${query}` : ""}`;
}

/** A frame of a fixed size, in pixels. It needs no script. */
export function writeFrame(embed: Embed & { readonly width: number | string; readonly height: number }): string {
  const { name, width, height } = embed;
  return `<iframe src="${escape(addressOf(embed))}" title="${escape(name)}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy"></iframe>`;
}

/**
 * A link that our script replaces with the calculator, at its full height.
 *
 * @param page the address that the link leads to, on this site
 */
export function writeLink({ origin, id, name, query }: Embed, brand: string, page = `/calculator/${id}`): string {
  const asked = query ? ` data-query="${escape(query)}"` : "";
  return `<a data-reckoner="${escape(id)}"${asked} href="${escape(origin + page)}">${escape(name)} on ${escape(brand)}</a>
<script async src="${escape(origin)}/embed.js"></script>`;
}
