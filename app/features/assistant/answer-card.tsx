import { Link } from "react-router";
import type { ShownAnswer } from "#assistant/answer/describe-answer.ts";
import { AnswerLines } from "./answer-lines.tsx";
import * as styles from "./assistant.css.ts";

/** What the results page knows: an answer, or the sentence that says why there is none. */
export type CardContent = (ShownAnswer & { readonly by: "grammar" | "model" }) | { readonly reason: string };

/** The answer above the results of a search, with a link into the filled calculator. */
export function AnswerCard({ content }: { content: CardContent }) {
  if ("reason" in content) return <p className={styles.reason}>{content.reason}</p>;
  return (
    <section aria-label="Answer" className={styles.card}>
      <p className={styles.lines}>
        <AnswerLines answer={content} />
        {content.by === "model" && (
          <span className={styles.unread}>Read by a language model: check the values before you rely on them.</span>
        )}
      </p>
      <Link to={content.url} className={styles.open}>
        Open the {content.name} with these values
      </Link>
    </section>
  );
}
