import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "#ui/lazy-part.ts";

const TooltipLayer = lazyPart(() => import("./tooltip-layer.tsx"));

/**
 * Says in words what a control does that shows only a picture: any element with `data-tooltip`, also one that is no
 * React element. The code comes when a pointer or the focus first reaches one.
 */
export function Tooltips() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (isWanted) return;
    const listen = ({ target }: Event) => {
      if (target instanceof Element && target.closest("[data-tooltip]")) setWanted(true);
    };
    const kinds = ["pointerover", "focusin"] as const;
    for (const kind of kinds) document.addEventListener(kind, listen, { passive: true });
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, listen);
    };
  }, [isWanted]);
  return (
    isWanted && (
      <Suspense fallback={null}>
        <TooltipLayer />
      </Suspense>
    )
  );
}
