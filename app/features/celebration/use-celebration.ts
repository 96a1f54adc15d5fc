import { useEffect, useRef } from "react";
import type { AnyDefinition } from "#engine/define.ts";
import { mayMove } from "#features/accessibility/index.ts";
import { newsBetween } from "./good-news.ts";

/** The visitor has stopped typing. */
const SETTLED_AFTER = 800;

/**
 * Celebrates a change that is good news, once the visitor has paused; never what stood there at first, never where
 * nothing may move. The effect's code is loaded with the first one.
 */
export function useCelebration(definition: AnyDefinition, outputs: Readonly<Record<string, unknown>>): void {
  const before = useRef(outputs);
  useEffect(() => {
    if (!definition.celebrates || before.current === outputs) return undefined;
    const timer = setTimeout(() => {
      const news = newsBetween(definition, before.current, outputs);
      before.current = outputs;
      if (news && mayMove()) void import("./celebrate.ts").then(({ celebrate }) => celebrate(news)).catch(() => {});
    }, SETTLED_AFTER);
    return () => clearTimeout(timer);
  }, [definition, outputs]);
}
