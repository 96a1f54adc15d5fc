export { CalculatorView } from "./calculator-view.tsx";
export { titleRow } from "./calculator-page.css.ts";
export { useCountedUse } from "./use-counted-use.ts";
