import { lazyPart } from "#ui/lazy-part.ts";

export { CalculatorView } from "./calculator-view.tsx";
export { titleRow } from "./calculator-page.css.ts";
export { useCountedUse } from "./use-counted-use.ts";

/** Few visitors ask for it: those whose browser runs no script. */
export const ExampleWorking = lazyPart(async () => ({
  default: (await import("./results/working.tsx")).ExampleWorking,
}));
