export { GoneFavorites } from "./gone-favorites.tsx";
export { useFavoriteCards } from "./use-favorite-cards.ts";
export { UNREAD, usePlace } from "./use-place.ts";
export { describeUnsent, useUnsent } from "./use-unsent.ts";
