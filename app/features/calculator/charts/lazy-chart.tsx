import { partOnTouch } from "#features/calculator/part-on-touch.tsx";

/** The chart, whose code comes with the first key or touch. */
export const LazyChart = partOnTouch({
  served: import.meta.env.SSR ? (await import("./chart.tsx")).Chart : null,
  missing: <p>The chart needs a connection.</p>,
  load: async () => (await import("./chart.tsx")).Chart,
});
