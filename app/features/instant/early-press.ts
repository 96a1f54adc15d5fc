import { HANDOVER } from "./handover.ts";

/** A button that is pressed before React is there is pressed again once it is: the last one, once. */
export function repeatEarlyPress(): void {
  let pressed: HTMLButtonElement | null = null;
  const remember = ({ target }: Event) => {
    // A button that submits does so without React.
    pressed = target instanceof Element ? target.closest<HTMLButtonElement>('button[type="button"]') : null;
  };
  document.addEventListener("click", remember, { capture: true });
  document.addEventListener(
    HANDOVER,
    () => {
      document.removeEventListener("click", remember, { capture: true });
      // The page is not quite taken over yet: this event is a part of it.
      setTimeout(() => pressed?.click());
    },
    { once: true },
  );
}
