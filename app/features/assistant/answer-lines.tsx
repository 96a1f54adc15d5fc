import {
  describeAssumed,
  describeReading,
  describeUnread,
  type ShownAnswer,
} from "#assistant/answer/describe-answer.ts";
import * as styles from "./assistant.css.ts";

/** The figure, how the sentence was read, what was taken as usual and what was not understood. */
export function AnswerLines({ answer }: { answer: ShownAnswer }) {
  const [assumed, unread] = [describeAssumed(answer), describeUnread(answer)];
  return (
    <>
      <span className={styles.figure}>
        <span className={styles.label}>{answer.label}</span> {answer.answer}
      </span>
      <span className={styles.line}>{describeReading(answer)}</span>
      {assumed && <span className={styles.line}>{assumed}</span>}
      {unread && <span className={styles.unread}>{unread}</span>}
    </>
  );
}
