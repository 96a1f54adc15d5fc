export { FormulaUsed, Help, type RelatedLink, type SetFormula } from "./help.tsx";
