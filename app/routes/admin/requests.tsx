import { useState } from "react";
import { counted } from "#maths/counted.ts";
import * as styles from "./admin.css.ts";
import { ChangeStatus, Loaded, SearchField, Select, TableFrame } from "./parts.tsx";
import { type CalculatorRequest, RequestRow } from "./request-row.tsx";
import { useAdmin, useChange } from "./use-admin.ts";

interface RequestsData {
  readonly requests: readonly CalculatorRequest[];
  readonly counts: Readonly<Record<string, number>>;
  readonly hasWebhook: boolean;
}

const FILTERS = ["new", "planned", "done", "declined", "spam"] as const;
const COLUMNS = ["Calculator", "Requests", "From", "Last asked", "State", "Actions"];

/** What visitors ask for, the most wanted first: where each stands, and whether those who asked were notified. */
export function Requests() {
  const [state, setState] = useState("new");
  const [search, setSearch] = useState("");
  const query = new URLSearchParams({ ...(state ? { state } : {}), ...(search ? { search } : {}) });
  const answer = useAdmin<RequestsData>(`/api/admin/requests?${query}`);
  const { change, isBusy, outcome } = useChange(answer.mutate);
  return (
    <Loaded answer={answer}>
      {({ requests, counts, hasWebhook }) => (
        <>
          <div className={styles.filters}>
            <Select
              label="State"
              value={state}
              options={[["", "All but spam"], ...FILTERS.map((one) => [one, `${one} (${counts[one] ?? 0})`] as const)]}
              onChange={setState}
            />
            <SearchField label="Search requests" onSearch={setSearch} />
          </div>
          <ChangeStatus outcome={outcome} />
          {requests.length > 0 && (
            <p className={styles.note}>
              {counted(requests.length, "request")} for{" "}
              {counted(new Set(requests.map(({ key }) => key)).size, "calculator")}
            </p>
          )}
          {requests.length === 0 ? (
            <p>{search ? "No request holds these words." : "No requests in this state."}</p>
          ) : (
            <TableFrame title="Requests" columns={COLUMNS} figures={["Requests"]}>
              {[...Map.groupBy(requests, ({ key }) => key)].map(([key, alike]) => (
                <RequestRow
                  key={key}
                  alike={alike}
                  isBusy={isBusy}
                  hasWebhook={hasWebhook}
                  onChange={(body, done) => change("/api/admin/requests", body, done)}
                />
              ))}
            </TableFrame>
          )}
        </>
      )}
    </Loaded>
  );
}
