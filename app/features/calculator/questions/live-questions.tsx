import { memo } from "react";
import { LiveSensitivities } from "./live-sensitivities.tsx";
import { LiveTargets } from "./live-targets.tsx";
import type { QuestionsProps } from "./served-questions.tsx";

/** What can be asked of an answer, at once: what an entry would have to be, and which entry matters. */
export const LiveQuestions = memo(function LiveQuestions(props: QuestionsProps) {
  return (
    <>
      <LiveTargets {...props} />
      <LiveSensitivities {...props} />
    </>
  );
});
