import { Link } from "react-router";
import type { AnsweredQuestion } from "#workers/directory/example-questions.ts";
import * as styles from "./home.css.ts";

interface HeroProps {
  readonly total: number;
  readonly categories: number;
  readonly questions: readonly AnsweredQuestion[];
}

/** What the site is, for those who come for the first time. The heading and the bold words are the specification's. */
export function Hero({ total, categories, questions }: HeroProps) {
  return (
    <section className={styles.hero}>
      <div>
        <h1 className={styles.heroTitle}>{total}+ tools for all your calculation needs!</h1>
        <p className={styles.heroText}>
          Ask a question or search for a calculator. Results are tested against separate calculations and published
          figures, every result has a link, and calculations run in your browser.
        </p>
      </div>
      <ul className={styles.questions} aria-label="Questions to try">
        {questions.map(({ question, answer }) => (
          <li key={question}>
            <Link to={`/?search=${encodeURIComponent(question)}`} className={styles.question}>
              <span>{question}</span> <b className={styles.questionAnswer}>{answer}</b>
            </Link>
          </li>
        ))}
      </ul>
      <ul className={styles.features}>
        <li>
          <b>{total} Calculators</b>
          <span>in {categories} categories</span>
        </li>
        <li>
          <b>AI Powered Assistant</b>
          <span>tells you what it did not understand</span>
        </li>
        <li>
          <b>Auto Unit Detection</b>
          <span>type 5 ft 11 in, or 180 cm</span>
        </li>
        <li>
          <b>Lightning Fast</b>
          <span>works before scripts load</span>
        </li>
      </ul>
    </section>
  );
}
