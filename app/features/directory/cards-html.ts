import { type Card, initialOf } from "#engine/directory.ts";
import { categoryName } from "#engine/categories.ts";
import { escapeHtml } from "#ui/escape-html.ts";

/**
 * The cards of the directory as HTML. A string and not React elements: the page shows hundreds of them, so it neither
 * carries their data a second time nor spends the processor time of rendering them; hearts and filters work on the
 * document that is there (see use-cards.ts).
 */
export function cardsHtml(cards: readonly Card[]): string {
  const seen = new Set<string>();
  return cards
    .map((card) => {
      const initial = initialOf(card.name);
      const anchor = seen.has(initial) ? "" : ` id="letter-${initial}"`;
      seen.add(initial);
      return cardHtml(card, anchor);
    })
    .join("");
}

function cardHtml(card: Card, anchor: string): string {
  const href = card.id === "random-calculator" ? "/random-calculator" : `/calculator/${card.id}`;
  return (
    `<li${anchor} data-in="${escapeHtml(card.category)}">` +
    `<i aria-hidden="true">${escapeHtml(card.emoji)}</i>` +
    `<h3><a href="${href}">${escapeHtml(card.name)}</a></h3>` +
    `<p>${escapeHtml(shortened(card.description))}</p>` +
    `<small>${card.isPopular ? "<b>Popular</b> · " : ""}${escapeHtml(categoryName(card.category))} · ${card.uses} uses</small>` +
    `</li>`
  );
}

/** A card shows two lines; what would be cut off on every screen is not sent. */
const LONGEST_TEXT = 96;

function shortened(text: string): string {
  if (text.length <= LONGEST_TEXT) return text;
  return `${text.slice(0, text.lastIndexOf(" ", LONGEST_TEXT)).replace(/[,;:]$/, "")}…`;
}
