export { writeEarlySuggestions } from "./early-suggestions.ts";
export { SearchBox } from "./search-box.tsx";
