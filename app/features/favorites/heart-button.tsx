import { Heart } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { useFavorites } from "./favorites.tsx";
import { filled } from "./favorites.css.ts";

/** The heart of a calculator page: adds to favorites, or removes. */
export function HeartButton({ id, name }: { id: string; name: string }) {
  const { isFavorite, toggle } = useFavorites();
  const isOn = isFavorite(id);
  return (
    <Button aria-pressed={isOn} onClick={() => toggle(id, name)}>
      <Heart size={17} aria-hidden="true" className={isOn ? filled : undefined} />
      {isOn ? "In Favorites" : "Add to Favorites"}
    </Button>
  );
}
