export { FeedbackControl } from "./feedback-control.tsx";
export { postJson } from "#features/data/index.ts";
