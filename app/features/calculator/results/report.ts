/** What comes with the first touch, and what a calculation gives to paste: one import, since both list the entries. */
export { AfterFields } from "#features/calculator/tools/after-fields.tsx";
export { PrintedAddress } from "./printed-report.tsx";
export { resultsAsText } from "./results-text.ts";
