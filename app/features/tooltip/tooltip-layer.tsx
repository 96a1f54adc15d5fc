import { Tooltip } from "radix-ui";
import { useEffect, useState } from "react";
import * as styles from "./tooltip.css.ts";

/** Milliseconds from pointing at a control until its tooltip shows (spec 2 §9). */
const DELAY = 700;
/** So soon after one was shown the next shows at once. */
const SKIP_DELAY = 300;

interface Shown {
  readonly text: string;
  readonly box: DOMRect;
  /** An open dialog is above everything else, so its tooltips belong in it. */
  readonly container: Element;
}

/**
 * Shows one tooltip at a time, beside the control that is pointed at or has the keyboard's focus. The text repeats the
 * control's accessible name, so it is for the eye only.
 */
export default function TooltipLayer() {
  const shown = useShown();
  return (
    <Tooltip.Provider delayDuration={DELAY} skipDelayDuration={SKIP_DELAY}>
      <Tooltip.Root open={shown !== null}>
        <Tooltip.Trigger asChild>
          <span
            aria-hidden="true"
            className={styles.anchor}
            style={
              shown ? { left: shown.box.x, top: shown.box.y, width: shown.box.width, height: shown.box.height } : {}
            }
          />
        </Tooltip.Trigger>
        <Tooltip.Portal container={shown?.container ?? null}>
          <Tooltip.Content className={styles.tooltip} sideOffset={6} collisionPadding={8} aria-hidden="true">
            {shown?.text}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}

function useShown(): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current: Element | null = null;
    let closedAt = Number.NEGATIVE_INFINITY;
    const show = (element: Element) => {
      setShown({
        text: element.getAttribute("data-tooltip") ?? "",
        box: element.getBoundingClientRect(),
        container: element.closest("dialog") ?? document.body,
      });
      closedAt = Number.POSITIVE_INFINITY;
    };
    const close = () => {
      clearTimeout(timer);
      if (closedAt === Number.POSITIVE_INFINITY) closedAt = performance.now();
      current = null;
      setShown(null);
    };
    const reach = (element: Element, delay: number) => {
      if (element === current) return;
      close();
      current = element;
      const wait = performance.now() - closedAt < SKIP_DELAY ? 0 : delay;
      timer = setTimeout(() => show(element), wait);
    };
    const over = (event: PointerEvent) => {
      const element = withTooltip(event.target);
      if (element && event.pointerType !== "touch") reach(element, DELAY);
      else if (current && !current.matches(":focus-visible")) close();
    };
    const focus = (event: FocusEvent) => {
      const element = withTooltip(event.target);
      if (element?.matches(":focus-visible")) reach(element, 0);
      else close();
    };
    const press = (event: KeyboardEvent) => {
      if (event.key === "Escape") close();
    };
    // What was pointed at or focused while this code was on its way.
    const waiting =
      document.querySelector("[data-tooltip]:focus-visible") ?? document.querySelector("[data-tooltip]:hover");
    if (waiting) reach(waiting, waiting.matches(":focus-visible") ? 0 : DELAY);
    document.addEventListener("pointerover", over, { passive: true });
    document.addEventListener("focusin", focus);
    document.addEventListener("focusout", close);
    document.addEventListener("keydown", press);
    for (const kind of ["pointerdown", "scroll"])
      document.addEventListener(kind, close, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerover", over);
      document.removeEventListener("focusin", focus);
      document.removeEventListener("focusout", close);
      document.removeEventListener("keydown", press);
      for (const kind of ["pointerdown", "scroll"]) document.removeEventListener(kind, close, { capture: true });
    };
  }, []);
  return shown;
}

function withTooltip(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest("[data-tooltip]") : null;
}
