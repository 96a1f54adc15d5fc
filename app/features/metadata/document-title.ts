import { BRAND } from "#ui/brand.ts";

/** The title of a page's document: its name and the site's. */
export function documentTitle({ title }: { readonly title: string }): string {
  return `${title} · ${BRAND}`;
}
