import { Bookmark } from "lucide";
import { Link } from "react-router";
import { Icon } from "#ui/icon.tsx";
import * as styles from "./saved-link.css.ts";

/** Where saved calculations are, for everyone. */
export const SAVED_ADDRESS = "/dashboard#saved";

/** The header's way to the saved calculations. */
export function SavedLink() {
  return (
    <Link to={SAVED_ADDRESS} className={styles.open} aria-label="Saved calculations" data-tooltip="Saved calculations">
      <Icon of={Bookmark} size={17} />
      <span className={styles.word}>Saved</span>
    </Link>
  );
}
