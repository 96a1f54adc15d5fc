import { type ComponentProps, useEffect, useState } from "react";
import type { Chart } from "./chart.tsx";
import { StaticHtml } from "#ui/static-html.tsx";
import { firstInteraction, interactNow } from "#features/instant/index.ts";

type ChartProps = ComponentProps<typeof Chart>;

/** The server draws at once; browsers get the code later. */
const ServerChart = import.meta.env.SSR ? (await import("./chart.tsx")).Chart : null;

let loaded: typeof Chart | null = null;

/**
 * The chart, whose code a browser loads with the visitor's first key or touch: until then the drawing that the server
 * sent stands as it is. No Suspense: React would drop a boundary that still waits where any context above it changes.
 */
export function LazyChart(props: ChartProps) {
  const [Loaded, setLoaded] = useState<typeof Chart | null>(() => loaded);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (Loaded) return;
    let isGone = false;
    const load = async () => {
      try {
        ({ Chart: loaded } = await import("./chart.tsx"));
        if (!isGone) setLoaded(() => loaded);
      } catch {
        // Without a connection the calculator goes on without its drawing, which comes when the connection does.
        if (isGone) return;
        setMissing(true);
        addEventListener("online", () => void load(), { once: true });
      }
    };
    void firstInteraction().then(load);
    return () => {
      isGone = true;
    };
  }, [Loaded]);
  if (ServerChart)
    return (
      <div key="drawing">
        <ServerChart {...props} />
      </div>
    );
  if (Loaded) return <Loaded {...props} />;
  if (isMissing) return <p>The chart needs a connection; it is drawn when there is one again.</p>;
  // A mouse that comes to the drawing wants to read it.
  return <StaticHtml key="drawing" onPointerEnter={interactNow} html={() => ""} />;
}
