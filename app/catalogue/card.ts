import { memoizeByIdentity } from "./memoize.ts";

/** What a card of the directory shows. */
export interface Card {
  readonly id: string;
  readonly name: string;
  readonly emoji: string;
  readonly description: string;
  readonly category: string;
  readonly isPopular: boolean;
  readonly uses: number;
}

/** Of anything that has what a card shows, only that. */
export function toCard({ id, name, emoji, description, category, isPopular, uses }: Card): Card {
  return { id, name, emoji, description, category, isPopular, uses };
}

/** Fewer uses than these say nothing, and are not shown. */
const FEWEST_USES = 10;

/** How often a calculator was used, as it is shown behind the category; "" where that is hardly ever. */
export function describeUses({ uses }: Pick<Card, "uses">): string {
  return uses < FEWEST_USES ? "" : ` · ${uses} uses`;
}

/** The initial under which a calculator is listed: a letter, or the digit that its name begins with. */
export function getInitial(name: string): string {
  const first = name.normalize("NFD").charAt(0).toUpperCase();
  return /[A-Z0-9]/.test(first) ? first : "#";
}

const FIRST = ["random-calculator", "401k"];

/** The order of the grid: by name, with Random Calculator first and 401k Calculator next. */
export function inGridOrder<C extends { readonly id: string; readonly name: string }>(
  cards: readonly C[],
): readonly C[] {
  const place = (card: C) => (FIRST.includes(card.id) ? FIRST.indexOf(card.id) : FIRST.length);
  return cards.toSorted((a, b) => place(a) - place(b) || a.name.localeCompare(b.name, "en"));
}

/** Choices beside the categories for which the server writes every card; favorites are only known in the browser. */
const WHOLE: ReadonlySet<string> = new Set(["all", "list-view", "favorites"]);

/** How many cards one page holds well (docs/performance.md, "A larger directory"). */
const MOST_CARDS = 1300;

/** Whether home opens with the popular ones, because a page of all of them would be slow. */
export function opensWithPopular(total: number): boolean {
  return total > MOST_CARDS;
}

/** Whether the document of a category holds every card of a directory of so many. */
export function hasEveryCard(category: string, total: number): boolean {
  return WHOLE.has(category) && !(category === "all" && opensWithPopular(total));
}

/** The cards that the server writes for a category, or for "all", "list-view", "favorites" and "popular"; in the grid's order. */
export function selectCards(cards: readonly Card[], category: string): readonly Card[] {
  const ordered = orderOnce(cards);
  if (hasEveryCard(category, cards.length)) return ordered;
  const isPopularOnly = category === "popular" || category === "all";
  return ordered.filter((card) => (isPopularOnly ? card.isPopular : card.category === category));
}

/** Most are asked for all cards, which are ordered once. */
const orderOnce = /* @__PURE__ */ memoizeByIdentity((cards: readonly Card[]) => inGridOrder(cards));
