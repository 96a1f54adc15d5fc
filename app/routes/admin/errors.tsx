import { useState } from "react";
import { ERROR_TYPES, SEVERITIES } from "#errors/types.ts";
import { Button } from "#ui/button.tsx";
import * as styles from "./admin.css.ts";
import { TableFrame, Loaded, ChangeStatus, Select, useFormat } from "./parts.tsx";
import { useAdmin, useChange } from "./use-admin.ts";

interface LoggedError {
  readonly id: string;
  readonly type: string;
  readonly severity: string;
  readonly message: string;
  readonly stack: string | null;
  readonly component: string | null;
  readonly route: string | null;
  readonly calculatorId: string | null;
  readonly status: "open" | "resolved";
  readonly count: number;
  readonly firstSeenAt: string;
  readonly timestamp: string;
  readonly context: Readonly<Record<string, unknown>> | null;
}

interface ErrorsData {
  readonly total: number;
  readonly occurrences: number;
  readonly last1Hour: number;
  readonly errors: readonly LoggedError[];
}

const withAll = (names: readonly string[]) => [["", "All"], ...names.map((name) => [name, name] as const)] as const;

/** The error log: what is open or resolved, narrowed by severity, type and calculator. */
export function Errors() {
  const [filter, setFilter] = useState({ state: "open", severity: "", type: "", calculator: "" });
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ""));
  const answer = useAdmin<ErrorsData>(`/api/admin/errors?${query}`);
  const { change, isBusy, outcome, setOutcome } = useChange(answer.mutate);
  const format = useFormat();
  const set = (key: keyof typeof filter) => (value: string) => setFilter({ ...filter, [key]: value });
  const clear = async () => {
    if (!confirm("Are you sure you want to clear all error logs?")) return;
    const response = await fetch("/api/errors", { method: "DELETE", credentials: "include" }).catch(() => null);
    setOutcome(
      response?.ok
        ? { isGood: true, message: "The error log is empty." }
        : { isGood: false, message: "The error log could not be cleared. Please try again." },
    );
    await answer.mutate();
  };
  return (
    <Loaded answer={answer}>
      {({ total, occurrences, last1Hour, errors }) => (
        <>
          <p>
            {format.number(total)} entries, {format.number(occurrences)} occurrences, {format.number(last1Hour)} open in
            the last hour.
          </p>
          <div className={styles.filters}>
            <Select
              label="State"
              value={filter.state}
              options={withAll(["open", "resolved"])}
              onChange={set("state")}
            />
            <Select label="Severity" value={filter.severity} options={withAll(SEVERITIES)} onChange={set("severity")} />
            <Select label="Type" value={filter.type} options={withAll(ERROR_TYPES)} onChange={set("type")} />
            <label className={styles.label}>
              Calculator
              <input
                className={styles.control}
                placeholder="bmi"
                value={filter.calculator}
                onChange={(event) => set("calculator")(event.target.value.trim())}
              />
            </label>
            <Button onClick={() => void answer.mutate()}>Refresh</Button>
            <Button onClick={clear} disabled={total === 0}>
              Clear all
            </Button>
          </div>
          <ChangeStatus outcome={outcome} />
          {errors.length === 0 ? (
            <p>No errors match these filters.</p>
          ) : (
            <TableFrame title="Errors" columns={["Error", "Severity", "Type", "Times", "Last seen", "State"]}>
              {errors.map((error) => (
                <tr key={error.id}>
                  <td>
                    <Details error={error} firstSeen={format.moment(error.firstSeenAt)} />
                  </td>
                  <td>{error.severity}</td>
                  <td>{error.type}</td>
                  <td className={styles.number}>{format.number(error.count)}</td>
                  <td className={styles.number}>{format.moment(error.timestamp)}</td>
                  <td>
                    <Button
                      disabled={isBusy}
                      aria-label={`${error.status === "open" ? "Resolve" : "Open again"}: ${error.message.slice(0, 60)}`}
                      onClick={() =>
                        change(
                          "/api/admin/errors",
                          { id: error.id, state: error.status === "open" ? "resolved" : "open" },
                          error.status === "open" ? "Resolved." : "Opened again.",
                        )
                      }
                    >
                      {error.status === "open" ? "Resolve" : "Open again"}
                    </Button>
                  </td>
                </tr>
              ))}
            </TableFrame>
          )}
        </>
      )}
    </Loaded>
  );
}

function Details({ error, firstSeen }: { error: LoggedError; firstSeen: string }) {
  const places = [error.component, error.calculatorId, error.route].filter(Boolean).join(" · ");
  return (
    <details>
      <summary className={styles.written}>{error.message}</summary>
      <p className={styles.note}>
        {places && `${places} · `}first seen {firstSeen}
      </p>
      {error.stack && <pre className={styles.stack}>{error.stack}</pre>}
      {error.context && <pre className={styles.stack}>{JSON.stringify(error.context, null, 2)}</pre>}
    </details>
  );
}
