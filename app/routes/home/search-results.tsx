import type { Card } from "#catalogue/card.ts";
import { AnswerCard, type CardContent } from "#features/assistant/answer-card.tsx";
import { CardList } from "#features/directory/index.ts";
import { RequestForm } from "#features/feedback/request-form.tsx";
import * as styles from "./home.css.ts";

/** Related matches beyond these are counted, and shown when they are asked for. */
const RELATED_SHOWN = 4;

interface Results {
  readonly term: string;
  readonly answer: CardContent | null;
  readonly top: readonly Card[];
  readonly related: readonly Card[];
}

/** What a search found; where it found nothing, a form to ask for the calculator. */
export function SearchResults({ results }: { results: Results }) {
  const { term, answer, top, related } = results;
  const count = top.length + related.length;
  const isAnswered = answer !== null && (answer.calculator !== null || answer.readings !== undefined);
  const more = related.length - RELATED_SHOWN;
  return (
    <section aria-label="Search results" className={styles.results}>
      <h1 className={styles.resultsTitle}>Search results for "{term}"</h1>
      {answer && <AnswerCard content={answer} />}
      <p role="status">{`Found ${count} calculator${count === 1 ? "" : "s"}`}</p>
      {count === 0 && !isAnswered && <RequestForm term={term} />}
      {top.length > 0 && (
        <>
          <h2 className={styles.sectionTitle}>Top Matches</h2>
          <CardList cards={top} />
        </>
      )}
      {related.length > 0 && (
        <>
          <h2 className={styles.sectionTitle}>Related Matches</h2>
          <CardList cards={related.slice(0, RELATED_SHOWN)} />
          {more > 0 && (
            <details className={styles.more}>
              <summary>{`+${more} more related calculator${more === 1 ? "" : "s"}`}</summary>
              <CardList cards={related.slice(RELATED_SHOWN)} />
            </details>
          )}
        </>
      )}
    </section>
  );
}
