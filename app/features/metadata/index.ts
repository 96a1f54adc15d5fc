export { canonical } from "./canonical.ts";
export { documentTitle } from "./document-title.ts";
