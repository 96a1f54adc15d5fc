import { useState } from "react";
import { describeAction, nameAction } from "./action-words.ts";
import * as styles from "./admin.css.ts";
import { Loaded, Pager, Row, TableFrame, useFormat } from "./parts.tsx";
import { useAdmin } from "./use-admin.ts";

interface ActionsData {
  readonly actions: readonly {
    readonly id: number;
    readonly admin: string | null;
    readonly adminId: string;
    readonly method: string;
    readonly path: string;
    readonly change: string;
    readonly status: number;
    readonly createdAt: string;
  }[];
  readonly total: number;
  readonly pages: number;
}

/** What admins changed, the latest first. */
export function Actions() {
  const [page, setPage] = useState(1);
  const answer = useAdmin<ActionsData>(`/api/admin/actions?page=${page}`);
  const format = useFormat();
  return (
    <Loaded answer={answer}>
      {({ actions, total, pages }) =>
        total === 0 ? (
          <p>Nothing has been changed yet. Records are kept for a year.</p>
        ) : (
          <>
            <TableFrame title="Actions of admins" columns={["When", "Who", "What", "Change", "Outcome"]}>
              {actions.map((action) => (
                <Row key={action.id}>
                  <td className={styles.moment}>{format.moment(action.createdAt)}</td>
                  <td>{action.admin ?? `deleted account ${action.adminId.slice(0, 8)}`}</td>
                  <td>{nameAction(action)}</td>
                  <td className={styles.written}>{describeAction(action)}</td>
                  <td>{action.status < 400 ? "done" : `refused (${action.status})`}</td>
                </Row>
              ))}
            </TableFrame>
            <Pager page={page} pages={pages} onChange={setPage} />
          </>
        )
      }
    </Loaded>
  );
}
