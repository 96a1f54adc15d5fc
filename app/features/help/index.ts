export { FormulaUsed, Help, type RelatedLink } from "./help.tsx";
