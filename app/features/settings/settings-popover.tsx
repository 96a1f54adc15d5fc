import { type RefObject, useEffect, useRef } from "react";
import SettingsForm from "./settings-form.tsx";
import * as styles from "./settings.css.ts";

export interface SettingsPopoverProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly returnTo: string;
  onClose(): void;
}

/**
 * The settings below their button. The browser's own popover: Escape and a press beside it close it, and the focus goes
 * back to the button. It is open for as long as it is rendered.
 */
export default function SettingsPopover({ anchor, returnTo, onClose }: SettingsPopoverProps) {
  const popover = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = popover.current;
    if (!element) return undefined;
    const below = anchor.current?.getBoundingClientRect();
    const room = document.documentElement.clientWidth;
    element.style.top = `${(below?.bottom ?? 60) + 8}px`;
    element.style.maxHeight = `${innerHeight - (below?.bottom ?? 60) - 16}px`;
    element.style.right = `${Math.max(8, Math.min(room - (below?.right ?? room), room - 8 - Math.min(360, room - 16)))}px`;
    element.showPopover();
    element.querySelector("select")?.focus();
    return () => element.hidePopover();
  }, [anchor]);
  return (
    <div
      ref={popover}
      popover="auto"
      role="dialog"
      aria-label="Settings"
      className={styles.popover}
      onToggle={(event) => {
        if (event.newState === "closed") onClose();
      }}
    >
      <h2 className={styles.title}>Settings</h2>
      <SettingsForm returnTo={returnTo} />
    </div>
  );
}
