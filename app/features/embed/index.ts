export { followEntries } from "./follow-entries.ts";
