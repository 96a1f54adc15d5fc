import { useMemo, useState } from "react";
import { corners, floating } from "#ui/floating.css.ts";
import { fetchErrorLog, sorted } from "./error-log.ts";
import { ErrorMonitor } from "./error-monitor.tsx";
import { healthEntries, probeSite } from "./health-entries.ts";
import { SystemHealth } from "./system-health.tsx";
import { usePoll } from "./use-poll.ts";

/**
 * The panels over the page. What is drawn says nothing of rights: the server refuses anyone who is not an admin, and the panels say
 * so (decision 15).
 */
export default function AdminPanels({ isAdmin }: { readonly isAdmin: boolean }) {
  const [isMonitorOpen, setMonitorOpen] = useState(!isAdmin);
  const [isHealthOpen, setHealthOpen] = useState(false);
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const log = usePoll(fetchErrorLog, isMonitorOpen || isHealthOpen);
  const toggle = (id: string) =>
    setToggled((known) => (known.has(id) ? new Set([...known].filter((one) => one !== id)) : new Set([...known, id])));
  return (
    <>
      <aside className={corners.end} aria-label="Administration">
        {isMonitorOpen ? (
          <ErrorMonitor
            log={log}
            toggled={toggled}
            onToggle={toggle}
            onCleared={() => setToggled(new Set())}
            onClose={() => setMonitorOpen(false)}
          />
        ) : (
          <button type="button" className={floating} aria-label="Error monitor" onClick={() => setMonitorOpen(true)}>
            !
          </button>
        )}
      </aside>
      {isAdmin && <Health log={log} toggled={toggled} isOpen={isHealthOpen} onOpen={setHealthOpen} />}
    </>
  );
}

type HealthProps = Omit<Parameters<typeof SystemHealth>[0], "entries">;

function Health(props: HealthProps) {
  const { log, toggled, isOpen } = props;
  const { data: probed } = usePoll(probeSite, isOpen);
  const entries = useMemo(() => {
    const { open } = sorted(log.data?.recentErrors ?? [], toggled);
    // Who may not read the log sees nothing of the site's health either: half of it would look like good news.
    return probed && log.data && healthEntries(probed, log.data, open.length);
  }, [probed, log.data, toggled]);
  return <SystemHealth {...props} entries={entries} />;
}
