import { type Card, describeUses, getInitial } from "#catalogue/card.ts";
import { categoryName } from "#catalogue/categories.ts";
import { getCategoryIcon } from "#ui/category-icon.tsx";
import { categoryIcon } from "#ui/category-icon.css.ts";
import { escapeHtml } from "#ui/escape-html.ts";
import { grid, nearby } from "./cards.css.ts";

/**
 * Cards in one list (cards.css.ts knows it as well): whole rows of one, two, three or four, so that lists stand below
 * one another as one grid.
 */
const BATCH = 24;

/**
 * The cards of the directory as HTML, in lists that a browser lays out where they come near. A string and not React
 * elements: the page shows hundreds of them, so it neither carries their data a second time nor spends the processor
 * time of rendering them; hearts and filters work on the document that is there (see use-cards.ts).
 */
export function cardsHtml(cards: readonly Card[]): string {
  const seen = new Set<string>();
  const first = idsToOpenWith(cards);
  const items = cards.map((card) => {
    const initial = getInitial(card.name);
    const anchor = seen.has(initial) ? "" : ` id="letter-${initial}"`;
    seen.add(initial);
    return cardHtml(card, first.has(card.id) ? `${anchor} data-first` : anchor);
  });
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) =>
    listHtml(items.slice(index * BATCH, (index + 1) * BATCH)),
  ).join("");
}

function listHtml(items: readonly string[]): string {
  const count = items.length === BATCH ? "" : ` style="--cards:${items.length}"`;
  return `<ul class="${grid} ${nearby}"${count}>${items.join("")}</ul>`;
}

/** Cards of one kind in one list, which has no letters to go to. */
export function cardListHtml(cards: readonly Card[]): string {
  return `<ul class="${grid}">${cards.map((card) => cardHtml(card, "")).join("")}</ul>`;
}

/** What a telephone's home opens with: the most used of the popular ones. */
const FIRST = 12;

function idsToOpenWith(cards: readonly Card[]): ReadonlySet<string> {
  const popular = cards.filter((card) => card.isPopular).toSorted((a, b) => b.uses - a.uses);
  return new Set(popular.slice(0, FIRST).map((card) => card.id));
}

/** @param attributes of the list item: where it is the first of its letter, and whether a telephone opens with it */
function cardHtml(card: Card, attributes: string): string {
  const href = card.id === "random-calculator" ? "/random-calculator" : `/calculator/${card.id}`;
  return (
    `<li${attributes} data-in="${escapeHtml(card.category)}">` +
    `<svg class="${categoryIcon}" aria-hidden="true"><use href="${escapeHtml(getCategoryIcon(card.category))}"/></svg>` +
    `<h3><a href="${href}">${escapeHtml(card.name)}</a></h3>` +
    `<p>${escapeHtml(shortened(card.description))}</p>` +
    `<small>${card.isPopular ? "<b>Popular</b> · " : ""}${escapeHtml(categoryName(card.category))}${describeUses(card)}</small>` +
    `</li>`
  );
}

/** A card shows two lines; what would be cut off on nearly every screen is not sent. */
const LONGEST_TEXT = 81;

function shortened(text: string): string {
  if (text.length <= LONGEST_TEXT) return text;
  return `${text.slice(0, text.lastIndexOf(" ", LONGEST_TEXT)).replace(/[,;:]$/, "")}…`;
}
