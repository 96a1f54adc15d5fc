export { GoneFavorites } from "./gone-favorites.tsx";
export { useFavoriteCards } from "./use-favorite-cards.ts";
export { describeUnsent, useUnsent } from "./use-unsent.ts";
