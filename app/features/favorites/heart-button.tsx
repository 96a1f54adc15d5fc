import { Heart } from "lucide";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useFavorites } from "./favorites.tsx";
import { filled } from "./favorites.css.ts";

/** The heart of a calculator page: adds to favorites, or removes. */
export function HeartButton({ id, name }: { id: string; name: string }) {
  const { isFavorite, toggle } = useFavorites();
  const isOn = isFavorite(id);
  return (
    <Button aria-pressed={isOn} onClick={() => toggle(id, name)}>
      <Icon of={Heart} size={17} className={isOn ? filled : undefined} />
      {isOn ? "In Favorites" : "Add to Favorites"}
    </Button>
  );
}
