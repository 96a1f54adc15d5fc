export { FormulaUsed } from "./formula-used.tsx";
export type { RelatedLink } from "./help.tsx";
export { HelpPart, loadHelp } from "./help-part.tsx";
