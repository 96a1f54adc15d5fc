import { getInitial } from "#catalogue/card.ts";

/** What a card that the server wrote says of itself; its HTML carries nothing twice. */
export interface CardElement {
  readonly element: HTMLElement;
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly initial: string;
  readonly isPopular: boolean;
}

/** The elements of the cards within an element, in order. */
export function cardElementsIn(parent: HTMLElement | Document | null): readonly HTMLElement[] {
  return [...(parent?.querySelectorAll<HTMLElement>("li[data-in]") ?? [])];
}

export function readCard(element: HTMLElement): CardElement {
  const link = element.querySelector("a");
  const name = link?.textContent ?? "";
  return {
    element,
    id: (link?.getAttribute("href") ?? "").replace(/^.*\//, ""),
    name,
    category: element.dataset["in"] ?? "",
    initial: getInitial(name),
    isPopular: element.querySelector("small > b") !== null,
  };
}
