import { setRootFlag } from "#ui/root-flag.ts";
import { cardElementsIn, readCard } from "./card-element.ts";

/** Session storage's key for the letter that home is to scroll to. */
const TARGET = "target-letter";
const DELAY_ON_HOME = 1000;
const DELAY_FROM_ELSEWHERE = 800;
const HIGHLIGHT = 2000;

/**
 * Scrolls to a letter's section: at once on home; from another page the letter is stored, home is opened, and home
 * scrolls (see {@link scrollToStoredLetter}).
 */
export function goToLetter(letter: string, isHome: boolean, goHome: () => void): void {
  if (isHome && scrollToLetter(letter)) return;
  try {
    sessionStorage.setItem(TARGET, letter);
  } catch {
    // Without storage home opens at its top.
  }
  goHome();
  setTimeout(() => {
    if (storedLetter() === letter) scrollToStoredLetter();
  }, DELAY_FROM_ELSEWHERE);
}

/**
 * On home: scrolls to the letter that the address names at once, to the stored one after a second, which is then
 * forgotten. Gives the timer, to be cleared.
 */
export function scrollToStoredLetterSoon(): ReturnType<typeof setTimeout> | undefined {
  const [, named] = /^#letter-(\w)$/.exec(location.hash) ?? [];
  if (named) scrollToLetter(named);
  return storedLetter() === null ? undefined : setTimeout(scrollToStoredLetter, DELAY_ON_HOME);
}

function scrollToStoredLetter(): void {
  const letter = storedLetter();
  if (letter === null) return;
  if (!scrollToLetter(letter)) console.warn(`There is no section for the letter ${letter}.`);
  try {
    sessionStorage.removeItem(TARGET);
  } catch {
    // Nothing was stored then.
  }
}

function storedLetter(): string | null {
  try {
    return sessionStorage.getItem(TARGET);
  } catch {
    return null;
  }
}

/** Scrolls to the first shown card of a letter and highlights its section; false where there is none. */
function scrollToLetter(letter: string): boolean {
  const cards = cardElementsIn(document)
    .map(readCard)
    .filter((card) => card.initial === letter && !card.element.hidden)
    .map((card) => card.element);
  const first = cards.find((card) => card.id) ?? cards[0];
  if (!first) return false;
  // On a telephone most cards are folded away; and where cards have not been laid out, their heights are a guess.
  setRootFlag("cards", "all");
  document.getElementById("cards")?.toggleAttribute("data-laid-out", true);
  const isSmooth = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  first.scrollIntoView({ block: "start", behavior: isSmooth ? "smooth" : "auto" });
  first.querySelector("a")?.focus({ preventScroll: true });
  afterScrolling(() => highlight(cards));
  return true;
}

/** Longest time that a smooth scroll is waited for. */
const SCROLL_LIMIT = 5000;

/** Calls when the page has come to rest; soon where it does not move at all. */
function afterScrolling(then: () => void): void {
  const from = scrollY;
  const timers: ReturnType<typeof setTimeout>[] = [];
  const arrive = () => {
    for (const timer of timers) clearTimeout(timer);
    document.removeEventListener("scrollend", arrive);
    then();
  };
  timers.push(
    setTimeout(() => scrollY === from && arrive(), 200),
    setTimeout(arrive, SCROLL_LIMIT),
  );
  document.addEventListener("scrollend", arrive);
}

function highlight(cards: readonly HTMLElement[]): void {
  for (const card of cards) card.dataset["highlight"] = "true";
  setTimeout(() => {
    for (const card of cards) delete card.dataset["highlight"];
  }, HIGHLIGHT);
}
