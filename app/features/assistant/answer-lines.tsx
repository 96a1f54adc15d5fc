import { sayAssumed, sayRead, sayUnread, type ShownAnswer } from "#assistant/say.ts";
import * as styles from "./assistant.css.ts";

/** The figure, how the sentence was read, what was taken as usual and what was not understood. */
export function AnswerLines({ answer }: { answer: ShownAnswer }) {
  const [assumed, unread] = [sayAssumed(answer), sayUnread(answer)];
  return (
    <>
      <span className={styles.figure}>
        <span className={styles.label}>{answer.label}</span> {answer.answer}
      </span>
      <span className={styles.line}>{sayRead(answer)}</span>
      {assumed && <span className={styles.line}>{assumed}</span>}
      {unread && <span className={styles.unread}>{unread}</span>}
    </>
  );
}
