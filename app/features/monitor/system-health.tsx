import { type ErrorLog, readRefusal, sorted, truncated } from "./error-log.ts";
import { HEALTH_ENTRIES, type HealthEntries, isAllHealthy } from "./health-entries.ts";
import type { Polled } from "./use-poll.ts";
import * as styles from "./monitor.css.ts";

interface SystemHealthProps {
  readonly log: Polled<ErrorLog>;
  /** null while it is asked for. */
  readonly entries: HealthEntries | null;
  readonly toggled: ReadonlySet<string>;
  readonly isOpen: boolean;
  onOpen(isOpen: boolean): void;
}

/** The System Health panel of spec 2 §2, and the button that opens it: yellow where something is not healthy. */
export function SystemHealth({ log, entries, toggled, isOpen, onOpen }: SystemHealthProps) {
  const { open, resolved } = sorted(log.data?.recentErrors ?? [], toggled);
  return (
    <aside className={styles.leftCorner} aria-label="System Health">
      {isOpen && (
        <section className={styles.health} aria-label="System Health panel">
          <h2 className={styles.title}>System Health</h2>
          {entries ? (
            <dl className={styles.counts}>
              {HEALTH_ENTRIES.map((name) => (
                <div key={name} className={styles.count}>
                  <dt>{name}</dt>
                  <dd className={styles.status[entries[name]]}>{entries[name]}</dd>
                </div>
              ))}
            </dl>
          ) : (
            <p role="status">Loading…</p>
          )}
          {log.error && <p role="alert">{readRefusal(log.error)}</p>}
          <ul className={styles.items}>
            {open.slice(0, 2).map(({ id, message }) => (
              <li key={id}>{truncated(message, 50)}</li>
            ))}
            {resolved.slice(0, 1).map(({ id, message }) => (
              <li key={id}>
                <s>{truncated(message, 40)}</s> (resolved)
              </li>
            ))}
          </ul>
        </section>
      )}
      <button
        type="button"
        className={styles.light[entries === null || isAllHealthy(entries) ? "green" : "yellow"]}
        aria-label={`System Health: ${entries === null || isAllHealthy(entries) ? "healthy" : "needs a look"}`}
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
      />
    </aside>
  );
}
