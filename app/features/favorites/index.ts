export { readOwner } from "./account-owner.ts";
export { FavoritesButton } from "./favorites-button.tsx";
export { FavoritesProvider, useFavorites } from "./favorites.tsx";
export { HeartButton } from "./heart-button.tsx";
export { localFavorites } from "./local-favorites.ts";
