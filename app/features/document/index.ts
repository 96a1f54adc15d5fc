export { DocumentProvider, useDocumentParts } from "./document-context.ts";
export { PaintAfter } from "./paint-after.tsx";
