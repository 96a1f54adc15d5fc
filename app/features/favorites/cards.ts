export { useFavoriteCards } from "./use-favorite-cards.ts";
