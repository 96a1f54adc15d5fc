export { AccessibilityMode } from "./accessibility-mode.tsx";
export { isAccessible, mayMove, onAccessibleChange, setAccessible } from "./mode.ts";
