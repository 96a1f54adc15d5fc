import { useState } from "react";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import * as styles from "./admin.css.ts";
import { TableFrame, Loaded, ChangeStatus, Select, useFormat } from "./parts.tsx";
import { useAdmin, useChange } from "./use-admin.ts";

interface CalculatorRequest {
  readonly id: string;
  readonly calculatorName: string;
  readonly description: string;
  readonly email: string | null;
  readonly isFromUser: boolean;
  readonly country: string | null;
  readonly state: string;
  readonly createdAt: string;
  readonly noticeAt: string | null;
}

interface RequestsData {
  readonly requests: readonly CalculatorRequest[];
  readonly counts: Readonly<Record<string, number>>;
}

const STATES = ["new", "planned", "done", "declined"] as const;

/** What visitors ask for: where each stands, and whether the person who asked was notified. */
export function Requests() {
  const [state, setState] = useState("new");
  const answer = useAdmin<RequestsData>(`/api/admin/requests${state ? `?state=${state}` : ""}`);
  const { change, isBusy, outcome } = useChange(answer.mutate);
  const format = useFormat();
  return (
    <Loaded answer={answer}>
      {({ requests, counts }) => (
        <>
          <div className={styles.filters}>
            <Select
              label="State"
              value={state}
              options={[["", "All"], ...STATES.map((one) => [one, `${one} (${counts[one] ?? 0})`] as const)]}
              onChange={setState}
            />
          </div>
          <ChangeStatus outcome={outcome} />
          {requests.length === 0 ? (
            <p>No requests in this state.</p>
          ) : (
            <TableFrame title="Requests" columns={["Request", "From", "Asked", "State", "Notice", "Catalogue"]}>
              {requests.map((request) => (
                <tr key={request.id}>
                  <td className={styles.written}>
                    <strong>{request.calculatorName}</strong>
                    {request.description && <div className={styles.note}>{request.description}</div>}
                  </td>
                  <td>
                    {request.email ? <a href={`mailto:${request.email}`}>{request.email}</a> : "no e-mail"}
                    <div className={styles.note}>
                      {[request.country, request.isFromUser ? "signed in" : null].filter(Boolean).join(", ")}
                    </div>
                  </td>
                  <td className={styles.number}>{format.moment(request.createdAt)}</td>
                  <td>
                    <select
                      className={styles.control}
                      aria-label={`State of ${request.calculatorName}`}
                      value={request.state}
                      disabled={isBusy}
                      onChange={(event) =>
                        change("/api/admin/requests", { id: request.id, state: event.target.value }, "Saved.")
                      }
                    >
                      {STATES.map((one) => (
                        <option key={one}>{one}</option>
                      ))}
                    </select>
                  </td>
                  <td>
                    {request.noticeAt && <div className={styles.number}>{format.moment(request.noticeAt)}</div>}
                    <Button
                      disabled={isBusy || (request.email === null && request.noticeAt === null)}
                      onClick={() =>
                        change(
                          "/api/admin/requests",
                          { id: request.id, noticed: request.noticeAt === null },
                          request.noticeAt === null ? "The notice was recorded." : "The notice was taken back.",
                        )
                      }
                    >
                      {request.noticeAt === null ? "Record notice" : "Take back"}
                    </Button>
                  </td>
                  <td>
                    <Link
                      to={`/admin/catalogue?${new URLSearchParams({ name: request.calculatorName, request: request.id })}`}
                    >
                      Add a row
                    </Link>
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
