import { row } from "#ui/button.css.ts";
import { Button } from "#ui/button.tsx";
import type { FallbackProps } from "./boundary.tsx";
import { ReportBug } from "./report-bug.tsx";
import * as styles from "./errors.css.ts";

/** What is shown in place of a part that failed (spec 1 §2, spec 2 §2). */
export function Fallback(props: FallbackProps) {
  if (props.look === "card") return <CardFallback />;
  return props.look === "calculator" ? <CalculatorFallback {...props} /> : <InlinePanel {...props} />;
}

function CardFallback() {
  return (
    <div role="alert" className={styles.card}>
      <strong>Calculator Error</strong>
      <p className={styles.text}>This calculator is temporarily unavailable.</p>
    </div>
  );
}

function CalculatorFallback({ canRetry, onRetry, onReset, error, name }: FallbackProps) {
  return (
    <section role="alert" className={styles.panel}>
      <h2>Something went wrong</h2>
      <p className={styles.text}>This calculator encountered an error, but the rest of the site is working normally.</p>
      <div className={row}>
        {canRetry ? (
          <Button look="primary" onClick={onRetry}>
            Try Again
          </Button>
        ) : (
          <Button look="primary" onClick={onReset}>
            Reset
          </Button>
        )}
        <Button onClick={() => location.reload()}>Refresh Page</Button>
        <ReportBug error={error} name={name}>
          Report Bug
        </ReportBug>
      </div>
    </section>
  );
}

function InlinePanel({ canRetry, onRetry, onReset, error, name }: FallbackProps) {
  return (
    <section role="alert" className={styles.panel}>
      <strong>Component Error</strong>
      <div className={row}>
        {canRetry ? <Button onClick={onRetry}>Retry</Button> : <Button onClick={onReset}>Reset</Button>}
        <ReportBug error={error} name={name}>
          Report
        </ReportBug>
      </div>
    </section>
  );
}
