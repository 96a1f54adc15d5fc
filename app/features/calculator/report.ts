/** What a calculation gives to paste and to print. One import brings both: they share how entries are listed. */
export { PrintedAddress, PrintedEntries } from "./printed-report.tsx";
export { resultsAsText } from "./results-text.ts";
