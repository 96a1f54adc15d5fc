export { GoneFavorites } from "./gone-favorites.tsx";
export { useFavoriteCards } from "./use-favorite-cards.ts";
export { describeUnsent, UNREAD, useUnsent } from "./use-unsent.ts";
