import { type ComponentProps, useEffect, useState } from "react";
import { firstInteraction } from "#features/instant/index.ts";
import { StaticHtml } from "#ui/static-html.tsx";
import type { SplitBar } from "./split-bar.tsx";

const ServerBar = import.meta.env.SSR ? (await import("./split-bar.tsx")).SplitBar : null;

let loaded: typeof SplitBar | null = null;

/**
 * The bar of parts under the answer: what the server wrote until the visitor first does something, then what follows their
 * entries. No Suspense, as in `LazyChart`: React drops a boundary that still waits where a context above it changes, as it
 * does when an account's favorites come, and all below the bar would jump.
 */
export function LazySplit(props: ComponentProps<typeof SplitBar>) {
  const [Bar, setBar] = useState<typeof SplitBar | null>(() => loaded);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (Bar) return undefined;
    const gone = new AbortController();
    const load = async () => {
      try {
        ({ SplitBar: loaded } = await import("./split-bar.tsx"));
        setBar(() => loaded);
      } catch {
        // An old bar beside a new answer would be wrong: without a connection there is none until it is back.
        setMissing(true);
        addEventListener("online", () => void load(), { once: true, signal: gone.signal });
      }
    };
    void firstInteraction().then(load);
    return () => gone.abort();
  }, [Bar]);
  if (ServerBar)
    return (
      <div key="bar">
        <ServerBar {...props} />
      </div>
    );
  if (Bar) return <Bar {...props} />;
  return isMissing ? null : <StaticHtml key="bar" html={() => ""} />;
}
