import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { ConfirmButton } from "#ui/confirm-button.tsx";
import { clearErrorLog, type ErrorLog, type MonitorError, readRefusal, sorted } from "./error-log.ts";
import { scrollToPanel } from "./scroll-to-panel.ts";
import type { Polled } from "./use-poll.ts";
import * as styles from "./monitor.css.ts";

const TABS = ["Overview", "Open", "Resolved"] as const;
/** Spec 2 §9. */
const [ITEMS, TYPES] = [10, 5];

interface ErrorMonitorProps {
  readonly log: Polled<ErrorLog>;
  /** Ids of errors that were opened or resolved on this page; kept in its memory only. */
  readonly toggled: ReadonlySet<string>;
  onToggle(id: string): void;
  onCleared(): void;
  onClose(): void;
}

/** The error monitor of spec 2 §2: counts, open and resolved errors, for whom the server lets see them. */
export function ErrorMonitor({ log, toggled, onToggle, onCleared, onClose }: ErrorMonitorProps) {
  const [tab, setTab] = useState<(typeof TABS)[number]>("Overview");
  const { data, error, refresh } = log;
  const { open, resolved } = sorted(data?.recentErrors ?? [], toggled);
  const clear = async () => {
    await clearErrorLog();
    refresh();
    onCleared();
  };
  return (
    <section ref={scrollToPanel} className={styles.monitor} aria-label="Error monitor">
      <div className={styles.head}>
        <h2 className={styles.title}>Errors</h2>
        <Button look="quiet" onClick={refresh}>
          Refresh
        </Button>
        <ConfirmButton
          look="quiet"
          text="Clear all"
          warning="Are you sure you want to clear all error logs?"
          isDisabled={!data}
          onConfirm={() => void clear()}
        />
        <button type="button" className={styles.close} aria-label="Close error monitor" onClick={onClose}>
          ×
        </button>
      </div>
      <div className={styles.tabs} role="group" aria-label="Show">
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.tab}
            aria-pressed={tab === name}
            onClick={() => setTab(name)}
          >
            {name}
          </button>
        ))}
      </div>
      {error && <p role="alert">{readRefusal(error)}</p>}
      {!data && !error && <p role="status">Loading…</p>}
      {data && tab === "Overview" && <Overview log={data} />}
      {data && tab !== "Overview" && (
        <Items
          errors={(tab === "Open" ? open : resolved).slice(0, ITEMS)}
          action={tab === "Open" ? "Resolve" : "Open again"}
          onToggle={onToggle}
        />
      )}
    </section>
  );
}

function Overview({ log }: { log: ErrorLog }) {
  const types = Object.entries(log.byType)
    .filter(([, count]) => count > 0)
    .slice(0, TYPES);
  return (
    <dl className={styles.counts}>
      <Count name="Total" count={log.total} />
      <Count name="Last hour" count={log.last1Hour} />
      {Object.entries(log.bySeverity).map(([severity, count]) => (
        <Count key={severity} name={severity} count={count} />
      ))}
      {types.map(([type, count]) => (
        <Count key={type} name={type} count={count} />
      ))}
    </dl>
  );
}

function Count({ name, count }: { name: string; count: number }) {
  return (
    <div className={styles.count}>
      <dt>{name}</dt>
      <dd>{count}</dd>
    </div>
  );
}

interface ItemsProps {
  readonly errors: readonly MonitorError[];
  readonly action: string;
  onToggle(id: string): void;
}

function Items({ errors, action, onToggle }: ItemsProps) {
  if (errors.length === 0) return <p>None.</p>;
  return (
    <ul className={styles.items}>
      {errors.map(({ id, message, severity, component, timestamp, count, stack }) => (
        <li key={id} className={styles.item}>
          <p className={styles.message}>{message}</p>
          <p className={styles.facts}>
            {severity} · {component ?? "page"} · {count} × · {timestamp.slice(0, 16).replace("T", " ")} UTC
          </p>
          {stack && (
            <details>
              <summary>Stack</summary>
              <pre className={styles.stack}>{stack}</pre>
            </details>
          )}
          <Button look="quiet" onClick={() => onToggle(id)}>
            {action}
          </Button>
        </li>
      ))}
    </ul>
  );
}
