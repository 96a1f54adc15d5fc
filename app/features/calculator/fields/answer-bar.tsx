import { useEffect, useRef, useState } from "react";
import * as styles from "./form.css.ts";

interface AnswerBarProps {
  readonly label: string;
  readonly text: string;
}

/**
 * The answer in sight while typing, where fields and results are one column. It says nothing that the results do not, and
 * leaves its place empty while they are in sight themselves.
 */
export function AnswerBar({ label, text }: AnswerBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [isAnswerInView, setAnswerInView] = useState(false);
  useEffect(() => {
    const answer = bar.current?.closest("form")?.parentElement?.querySelector("section [data-answer]");
    if (!answer) return;
    const observer = new IntersectionObserver(([entry]) => setAnswerInView(entry?.isIntersecting ?? false), {
      threshold: 1,
    });
    observer.observe(answer);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={bar} className={styles.answerBar} data-hidden={isAnswerInView} aria-hidden="true" data-answer>
      <span className={styles.answerBarLabel}>{label}</span>
      <span className={styles.answerBarValue} data-answer-bar suppressHydrationWarning>
        {text}
      </span>
    </div>
  );
}
