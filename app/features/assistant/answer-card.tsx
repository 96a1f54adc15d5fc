import { Link } from "react-router";
import type { ShownAnswer, ShownRefusal } from "#assistant/index.ts";
import { AnswerLines } from "./answer-lines.tsx";
import * as styles from "./assistant.css.ts";

/** What the results page knows: an answer, those of several readings, or the sentence that says why there is none. */
export type CardContent = (ShownAnswer & { readonly by: "grammar" | "model" }) | ShownRefusal;

/** The answer above the results of a search, or that of each reading, with a link into the filled calculator. */
export function AnswerCard({ content }: { content: CardContent }) {
  if (content.calculator === null) {
    if (!content.readings) return content.reason && <Refusal {...content} />;
    return (
      <section aria-label="Answers">
        <p className={styles.reason}>This can be read in more than one way:</p>
        {content.readings.map((answer) => (
          <div key={answer.url} className={styles.card}>
            <p className={styles.lines}>
              <AnswerLines answer={answer} />
            </p>
            <OpenLink answer={answer} />
          </div>
        ))}
      </section>
    );
  }
  return (
    <section aria-label="Answer" className={styles.card}>
      <p className={styles.lines}>
        <AnswerLines answer={content} />
        {content.by === "model" && (
          <span className={styles.unread}>Read by a language model: check the values before you rely on them.</span>
        )}
      </p>
      <OpenLink answer={content} />
    </section>
  );
}

/** Why there is no answer, and where to go on: the filled form asks for what the sentence did not say. */
function Refusal({ reason, start }: ShownRefusal) {
  if (!start) return <p className={styles.reason}>{reason}</p>;
  return (
    <section aria-label="No answer" className={styles.card}>
      <p className={styles.lines}>{reason}</p>
      <Link to={start.url} className={styles.open}>
        Open the {start.name}
        {start.url.includes("?") && " with what was understood"}
      </Link>
    </section>
  );
}

/** Into the filled calculator, and to the field of what was taken as usual. */
function OpenLink({ answer: { url, name, assumedInput } }: { answer: ShownAnswer }) {
  return (
    <>
      <Link to={url} className={styles.open}>
        Open the {name} with these values
      </Link>
      {assumedInput && (
        // A document that is loaded has its focus in the field that its address names.
        <Link reloadDocument to={`${url}#field-${assumedInput}`} className={styles.open}>
          Change what was assumed
        </Link>
      )}
    </>
  );
}
