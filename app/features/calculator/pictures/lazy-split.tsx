import { partOnTouch } from "#features/calculator/part-on-touch.tsx";

/** The bar of parts under the answer, whose code comes with the first key or touch. */
export const LazySplit = partOnTouch({
  served: import.meta.env.SSR ? (await import("./split-bar.tsx")).SplitBar : null,
  // An old bar beside a new answer would be wrong.
  missing: null,
  load: async () => (await import("./split-bar.tsx")).SplitBar,
});
