export { AnswerLines } from "./answer-lines.tsx";
export { findAnswer, loadAssistant, useAnswer } from "./use-answer.ts";
