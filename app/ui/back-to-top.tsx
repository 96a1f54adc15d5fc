import { ArrowUp } from "lucide";
import { label, link, rail, room } from "./back-to-top.css.ts";
import { Icon } from "./icon.tsx";

/** A way back up, which appears after the first screens of the positioned element that it ends. */
export function BackToTop() {
  return (
    <div className={room}>
      <div className={rail}>
        <a
          href="#main"
          className={link}
          onClick={(event) => {
            event.preventDefault();
            document.getElementById("main")?.focus({ preventScroll: true });
            scrollTo({ top: 0 });
          }}
        >
          <Icon of={ArrowUp} size={16} /> <span className={label}>Back to top</span>
        </a>
      </div>
    </div>
  );
}
