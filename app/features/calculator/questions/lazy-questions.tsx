import { partOnTouch } from "#features/calculator/part-on-touch.tsx";
import type { QuestionsProps } from "./served-questions.tsx";
// Pages without a script have their styles.
import "./sensitivities.css.ts";
import "#features/calculator/results/working.css.ts";

/** "Set a target" and "What matters most"; the server's, which stay without a connection, lead to the page with the answer. */
export const LazyQuestions = partOnTouch<QuestionsProps>({
  served: import.meta.env.SSR ? (await import("./served-questions.tsx")).ServedQuestions : null,
  load: async () => (await import("./live-questions.tsx")).LiveQuestions,
});
