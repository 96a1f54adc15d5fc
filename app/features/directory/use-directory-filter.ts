import { type RefObject, useEffect, useState } from "react";
import { categoryName } from "#catalogue/categories.ts";
import { useCardActions } from "./use-card-actions.ts";

/**
 * Shows the cards whose name, description or category contain the term, regardless of case, and the categories that
 * have some.
 *
 * @returns how many are shown; null before that is known
 */
export function useDirectoryFilter(list: RefObject<HTMLElement | null>, term: string): number | null {
  const [shown, setShown] = useState<number | null>(null);
  useCardActions(list);
  useEffect(() => {
    const wanted = term.trim().toLowerCase();
    let count = 0;
    for (const section of list.current?.querySelectorAll<HTMLElement>("[data-section]") ?? []) {
      const key = section.dataset["section"] ?? "";
      const isWhole = key.includes(wanted) || categoryName(key).toLowerCase().includes(wanted);
      let inSection = 0;
      for (const card of section.querySelectorAll<HTMLElement>("li[data-in]")) {
        card.hidden = !isWhole && !readText(card).includes(wanted);
        if (!card.hidden) inSection += 1;
      }
      section.hidden = inSection === 0;
      count += inSection;
    }
    // oxlint-disable-next-line react/set-state-in-effect -- counted in the document, which only an effect may read
    setShown(count);
  }, [list, term]);
  return shown;
}

function readText(card: HTMLElement): string {
  return `${card.querySelector("a")?.textContent ?? ""}\n${card.querySelector("p")?.textContent ?? ""}`.toLowerCase();
}
