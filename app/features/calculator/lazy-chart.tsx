import { type ComponentProps, type ComponentType, lazy, useEffect, useState } from "react";
import type { Chart } from "./chart.tsx";
import { firstInteraction } from "./first-interaction.ts";

type ChartProps = ComponentProps<typeof Chart>;

/**
 * The chart, whose code a browser loads with the visitor's first key or touch: until then the drawing that the server
 * sent stands as it is.
 */
export const LazyChart = lazy(async (): Promise<{ default: ComponentType<ChartProps> }> => {
  await firstInteraction();
  try {
    const { Chart: loaded } = await import("./chart.tsx");
    return { default: loaded };
  } catch {
    return { default: LaterChart };
  }
});

/** Without a connection the calculator goes on without its drawing, which comes when the connection does. */
function LaterChart(props: ChartProps) {
  const [Loaded, setLoaded] = useState<typeof Chart | null>(null);
  useEffect(() => {
    const load = () =>
      void import("./chart.tsx").then(
        ({ Chart: loaded }) => setLoaded(() => loaded),
        () => {},
      );
    addEventListener("online", load);
    return () => removeEventListener("online", load);
  }, []);
  return Loaded ? <Loaded {...props} /> : <p>The chart needs a connection; it is drawn when there is one again.</p>;
}
