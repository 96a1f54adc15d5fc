import type { Card } from "./card.ts";

let cards: readonly Card[] = [];
let html = "";

/**
 * On the server: keeps the directory for rendering in the same isolate; it is the same for everyone. In which order a page
 * shows it is the page's own affair: while one page is rendered the loader of another may keep anew.
 */
export function keepCards(next: readonly Card[]): void {
  cards = next;
}

export function keptCards(): readonly Card[] {
  return cards;
}

/** In the browser: all cards as HTML, fetched once for pages that were reached without a document of their own. */
export async function fetchCardsHtml(): Promise<string> {
  if (html !== "") return html;
  const response = await fetch("/api/cards");
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  html = await response.text();
  return html;
}

/** What was fetched; "" before. */
export function keptCardsHtml(): string {
  return html;
}
