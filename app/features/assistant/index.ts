export { AnswerLines } from "./answer-lines.tsx";
export { findAnswer, findAnswerHere, useAnswer } from "./use-answer.ts";
