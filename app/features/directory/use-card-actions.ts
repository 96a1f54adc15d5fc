import { type RefObject, useEffect } from "react";
import { useNavigate } from "react-router";
import { useFavorites } from "#features/favorites/index.ts";
import { useQuickView } from "#features/quick-view/index.ts";
import { type CardElement, cardElementsIn, readCard } from "./card-element.ts";
import * as styles from "./card-controls.css.ts";

/** Makes cards that the server wrote as HTML work: their hearts, and links that stay in the page. */
export function useCardActions(list: RefObject<HTMLElement | null>, version?: unknown): void {
  const { ids, toggle } = useFavorites();
  const navigate = useNavigate();
  const quickView = useQuickView();

  useEffect(() => {
    const favorites = new Set(ids);
    return inSlices(cardElementsIn(list.current), (element) => {
      const card = readCard(element);
      const heart = element.querySelector("[data-heart]") ?? addHeart(card);
      heart.setAttribute("aria-pressed", String(favorites.has(card.id)));
      if (!element.querySelector("[data-quick-view]")) addQuickView(card);
    });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `version` says that the cards were replaced
  }, [list, ids, version]);

  useEffect(() => {
    const parent = list.current;
    if (!parent) return undefined;
    const onClick = (event: MouseEvent) => {
      const target = event.target as HTMLElement;
      const element = target.closest<HTMLElement>("li[data-in]");
      if (!element) return;
      const card = readCard(element);
      if (target.closest("[data-heart]")) return toggle(card.id, card.name);
      if (target.closest("[data-quick-view]")) return quickView(card.id, card.name);
      const href = target.closest("a")?.getAttribute("href");
      if (!href || !isPlainClick(event) || href === "/random-calculator") return;
      event.preventDefault();
      void navigate(href);
    };
    parent.addEventListener("click", onClick);
    return () => parent.removeEventListener("click", onClick);
  }, [list, navigate, toggle, quickView]);
}

/** Cards that are worked on at once: about what the first screen shows, some milliseconds on a slow telephone. */
const SLICE = 24;

/** Works on elements in order without holding up what a visitor does meanwhile. Returns what ends it. */
function inSlices(elements: readonly HTMLElement[], work: (element: HTMLElement) => void): () => void {
  let timer = 0;
  const workOn = (left: readonly HTMLElement[]) => {
    for (const element of left.slice(0, SLICE)) work(element);
    if (left.length > SLICE) timer = window.setTimeout(() => workOn(left.slice(SLICE)));
  };
  timer = window.setTimeout(() => workOn(elements));
  return () => clearTimeout(timer);
}

/** Hearts need the script, so the script brings them. */
function addHeart({ element, name }: CardElement): HTMLElement {
  const heart = document.createElement("button");
  heart.type = "button";
  heart.className = styles.heart;
  heart.dataset["heart"] = "";
  heart.setAttribute("aria-label", `Favorite ${name}`);
  heart.dataset["tooltip"] = "Favorite";
  element.insertBefore(heart, element.querySelector("p"));
  return heart;
}

/** The control that opens a calculator over the page; the random one has nothing to show. */
function addQuickView({ element, id, name }: CardElement): void {
  if (id === "random-calculator") return;
  const control = document.createElement("button");
  control.type = "button";
  control.className = styles.quickView;
  control.dataset["quickView"] = "";
  control.setAttribute("aria-label", `Quick view of ${name}`);
  control.dataset["tooltip"] = "Quick view";
  element.appendChild(control);
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
