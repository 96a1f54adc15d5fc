import { HANDOVER } from "./handover.ts";

/** A button that is pressed before React is there is pressed again once it is: the last one, once; of keys each. */
export function repeatEarlyPress(): void {
  let pressed: HTMLButtonElement[] = [];
  const remember = ({ target }: Event) => {
    // A button that submits does so without React.
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[type="button"]') : null;
    pressed = button ? [...(button.closest("[data-tool]") ? pressed : []), button] : [];
  };
  document.addEventListener("click", remember, { capture: true });
  document.addEventListener(
    HANDOVER,
    () => {
      document.removeEventListener("click", remember, { capture: true });
      // The page is not quite taken over yet: this event is a part of it.
      setTimeout(() => pressed.forEach((button) => button.click()));
    },
    { once: true },
  );
}
