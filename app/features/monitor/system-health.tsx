import { type ErrorLog, readRefusal, sorted, truncated } from "./error-log.ts";
import { HEALTH_ENTRIES, type HealthEntries, isAllHealthy } from "./health-entries.ts";
import { scrollToPanel } from "./scroll-to-panel.ts";
import type { Polled } from "./use-poll.ts";
import { corners } from "#ui/floating.css.ts";
import * as styles from "./monitor.css.ts";

const LIGHTS = { green: "healthy", yellow: "needs a look", unknown: "not known" };

interface SystemHealthProps {
  readonly log: Polled<ErrorLog>;
  /** null while it is asked for, and for anyone who may not know. */
  readonly entries: HealthEntries | null;
  readonly toggled: ReadonlySet<string>;
  readonly isOpen: boolean;
  onOpen(isOpen: boolean): void;
}

/**
 * The System Health panel of spec 2 §2, and the button that opens it: yellow where something is not healthy, green where
 * all is, and without a color as long as that is not known.
 */
export function SystemHealth({ log, entries, toggled, isOpen, onOpen }: SystemHealthProps) {
  const { open, resolved } = sorted(log.data?.recentErrors ?? [], toggled);
  const light = entries ? (isAllHealthy(entries) ? "green" : "yellow") : "unknown";
  return (
    <aside className={corners.start} aria-label="System Health">
      {isOpen && (
        <section ref={scrollToPanel} className={styles.health} aria-label="System Health panel">
          <h2 className={styles.title}>System Health</h2>
          {entries && (
            <dl className={styles.counts}>
              {HEALTH_ENTRIES.map((name) => (
                <div key={name} className={styles.count}>
                  <dt>{name}</dt>
                  <dd className={styles.status[entries[name]]}>{entries[name]}</dd>
                </div>
              ))}
            </dl>
          )}
          {!entries && !log.error && <p role="status">Loading…</p>}
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
        className={styles.light[light]}
        aria-label={`System Health: ${LIGHTS[light]}`}
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
      />
    </aside>
  );
}
