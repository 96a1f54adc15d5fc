import { useEffect, useRef } from "react";
import type { AnyDefinition } from "#engine/define.ts";
import { mayMove } from "#features/accessibility/index.ts";

/** The visitor has stopped typing. */
const SETTLED_AFTER = 800;

/**
 * Celebrates a change that is good news, once the visitor has paused; never what stood there at first, never where
 * nothing may move. What is good news is loaded with the first change, the effect's code with the first good news.
 */
export function useCelebration(definition: AnyDefinition, outputs: Readonly<Record<string, unknown>>): void {
  const before = useRef(outputs);
  useEffect(() => {
    if (!definition.celebrates || before.current === outputs) return undefined;
    const celebrate = async () => {
      const known = before.current;
      before.current = outputs;
      try {
        const news = (await import("./good-news.ts")).newsBetween(definition, known, outputs);
        if (news && mayMove()) (await import("./celebrate.ts")).celebrate(news);
      } catch {
        // Without a connection nothing is celebrated.
      }
    };
    const timer = setTimeout(() => void celebrate(), SETTLED_AFTER);
    return () => clearTimeout(timer);
  }, [definition, outputs]);
}
