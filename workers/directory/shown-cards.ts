import { createContext } from "react-router";
import type { Card } from "#catalogue/card.ts";

/** Set by the loader of a page that shows cards of the directory: they are rendered, and not carried as data too. */
export const shownCards = createContext<readonly Card[]>([]);
