export { useCelebration } from "./use-celebration.ts";
