import type { ShownAnswer } from "#assistant/index.ts";
import * as styles from "./assistant.css.ts";

/** The figure, words that were read as others, how the sentence was read, what was taken as usual and what was not understood. */
export function AnswerLines({
  answer: { label, answer, repaired, reading, assumed, unread },
}: {
  answer: ShownAnswer;
}) {
  return (
    <>
      <span className={styles.figure}>
        <span className={styles.label}>{label}</span> {answer}
      </span>
      {repaired && <span className={styles.repaired}>{repaired}</span>}
      <span className={styles.line}>{reading}</span>
      {assumed && <span className={styles.line}>{assumed}</span>}
      {unread && <span className={styles.unread}>{unread}</span>}
    </>
  );
}
