export { FeedbackControl } from "./feedback-control.tsx";
