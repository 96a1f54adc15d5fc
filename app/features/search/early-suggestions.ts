import { getCategoryIcon } from "#ui/category-icon.tsx";
import { categoryIcon } from "#ui/category-icon.css.ts";
import * as styles from "./search.css.ts";

/** The document's event by which the search box says that it suggests from now on. */
const TAKE_OVER = "take-over-suggestions";

/** What was suggested until then, filled in by the script. */
export interface EarlySuggestions {
  query?: string;
  found?: unknown;
}

/** Ends the suggestions before React, and says what they were. */
export function takeOverSuggestions(): EarlySuggestions {
  const detail: EarlySuggestions = {};
  document.dispatchEvent(new CustomEvent(TAKE_OVER, { detail }));
  return detail;
}

interface Settings {
  readonly takeOver: string;
  readonly list: string;
  readonly option: string;
  /** Of the picture of a category: its class, and the file of all. */
  readonly icon: string;
  readonly icons: string;
}

/**
 * Suggests calculators for what is typed into the search box before React is there, as links under the box. It becomes
 * the text of a script in the document's head: it may use nothing from outside of itself.
 */
export function suggestEarly(settings: Settings): void {
  const typing = new AbortController();
  const suggested: EarlySuggestions = {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  // At the body's end: React leaves what it does not know there alone.
  const list = document.createElement("div");
  list.className = settings.list;

  async function suggest(box: HTMLInputElement): Promise<void> {
    const query = box.value.trim().toLowerCase();
    list.remove();
    if (query === "") return;
    const response = await fetch(`/api/calculators/search-enhanced?q=${encodeURIComponent(query)}`);
    if (!response.ok) return;
    const found = (await response.json()) as Record<"topMatches" | "relatedMatches", Record<string, string>[]>;
    if (typing.signal.aborted || query !== box.value.trim().toLowerCase()) return;
    Object.assign(suggested, { query, found });
    const links = [...found.topMatches, ...found.relatedMatches].slice(0, 7).map(({ id, name, category }) => {
      const link = document.createElement("a");
      link.className = settings.option;
      link.href = `/calculator/${id}`;
      const icon = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      icon.classList.add(settings.icon);
      const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
      use.setAttribute("href", settings.icons + (category ?? ""));
      icon.appendChild(use);
      link.appendChild(icon);
      link.appendChild(Object.assign(document.createElement("span"), { textContent: name }));
      return link;
    });
    if (links.length === 0) return;
    const { left, bottom, width } = box.getBoundingClientRect();
    Object.assign(list.style, {
      left: `${left}px`,
      top: `${bottom + scrollY + 4}px`,
      width: `${width}px`,
      right: "auto",
    });
    list.replaceChildren(...links);
    document.body.appendChild(list);
  }

  document.addEventListener(
    "input",
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || !target.matches("[role=search] [name=search]")) return;
      clearTimeout(timer);
      // Enter still searches where nothing can be suggested.
      timer = setTimeout(() => void suggest(target).catch(() => {}), 120);
    },
    { signal: typing.signal },
  );
  document.addEventListener(
    settings.takeOver,
    (event) => {
      typing.abort();
      clearTimeout(timer);
      list.remove();
      Object.assign((event as CustomEvent<EarlySuggestions>).detail, suggested);
    },
    { once: true },
  );
}

/** The script's text for the head of a document; only the server asks for it. */
export function writeEarlySuggestions(): string {
  const settings: Settings = {
    takeOver: TAKE_OVER,
    list: styles.list,
    option: styles.option,
    icon: categoryIcon,
    icons: getCategoryIcon(""),
  };
  return `(${String(suggestEarly)})(${JSON.stringify(settings)})`;
}
