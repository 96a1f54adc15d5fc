import { createContext } from "react";
import type { Card } from "#catalogue/card.ts";

/**
 * The cards that a page of the directory shows, in its order. Given by the server around a rendering; a browser has them
 * in the document and never as data.
 */
export const CardsContext = createContext<readonly Card[]>([]);
