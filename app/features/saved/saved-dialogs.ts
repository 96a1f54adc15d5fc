/** What the buttons of a calculator's page open, loaded together with the first press. */
export { default as CompareWithSaved } from "./compare-with-saved.tsx";
export { default as SaveDialog } from "./save-dialog.tsx";
