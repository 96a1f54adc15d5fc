export { DocumentProvider, type CalculatorParts, type Stylesheet, useDocumentParts } from "./document-context.ts";
export { DocumentHead } from "./document-head.tsx";
export { PaintAfter } from "./paint-after.tsx";
