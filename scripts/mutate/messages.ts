/** What the script and the processes that try mutants say to each other. */

/** One trial: the file (relative to the project) with another text. */
export interface Trial {
  readonly file: string;
  readonly text: string;
}

/** Where a trial ends: what noticed the mutant, or null where nothing did. */
export interface Verdict {
  readonly by: string | null;
  /** How the test put it. */
  readonly says?: string;
}

/** What a trial says each time one of its tests has ended. */
export const GOES_ON = "goes on";

/** Answers each trial that the parent sends; says "ready" before the first. */
export function answerTrials(attempt: (trial: Trial) => Promise<Verdict>): void {
  process.on("message", (trial: Trial) => {
    void attempt(trial).then((verdict) => process.send!(verdict));
  });
  // The parent is gone: nobody waits for an answer.
  process.on("disconnect", () => process.exit());
  process.send!("ready");
}
