export { FeedbackControl } from "./feedback-control.tsx";
export { postJson } from "./post-json.ts";
