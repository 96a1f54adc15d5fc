import { useState } from "react";
import * as styles from "./admin.css.ts";
import { Addition } from "./addition.tsx";
import { CatalogueRow, type Row } from "./catalogue-row.tsx";
import { TableFrame, Loaded, ChangeStatus, Select, useFormat } from "./parts.tsx";
import { useAdmin, useChange } from "./use-admin.ts";

interface CatalogueData {
  readonly rows: readonly Row[];
  readonly categories: readonly string[];
}

const SHOWS = {
  "": "All",
  changed: "Changed by an admin",
  hidden: "Hidden",
  without: "Without a definition",
  retired: "Retired",
} as const;

/** More rows than this are not drawn; the search narrows them. */
const MOST = 100;

function isShown(row: Row, shows: string): boolean {
  if (shows === "changed") return row.popularOverride !== null || row.visibleOverride !== null;
  if (shows === "hidden") return !(row.visibleOverride ?? row.isVisible);
  if (shows === "without") return !row.hasConfig;
  return shows !== "retired" || row.status === "retired";
}

/** The rows of the directory: what is shown, what is popular, which rows stand for a request. */
export function Catalogue() {
  const answer = useAdmin<CatalogueData>("/api/admin/catalogue");
  const { change, isBusy, outcome } = useChange(answer.mutate);
  const [term, setTerm] = useState("");
  const [shows, setShows] = useState("");
  const format = useFormat();
  const save = (body: object) =>
    change("/api/admin/catalogue", body, "Saved. The directory shows it within 5 minutes.");
  return (
    <Loaded answer={answer}>
      {({ rows, categories }) => {
        const wanted = term.trim().toLowerCase();
        const found = rows.filter(
          (row) => isShown(row, shows) && `${row.name} ${row.id} ${row.category}`.toLowerCase().includes(wanted),
        );
        return (
          <>
            <div className={styles.filters}>
              <label className={styles.label}>
                Find
                <input
                  className={styles.control}
                  type="search"
                  value={term}
                  onChange={(event) => setTerm(event.target.value)}
                />
              </label>
              <Select label="Show" value={shows} options={Object.entries(SHOWS)} onChange={setShows} />
            </div>
            <p className={styles.note}>
              {format.number(found.length)} of {format.number(rows.length)} rows
              {found.length > MOST && ` (showing the first ${MOST})`}
            </p>
            <ChangeStatus outcome={outcome} />
            <TableFrame
              title="Catalogue"
              columns={["Calculator", "Category", "Page opens", "Visible", "Popular", "Status"]}
              figures={["Page opens"]}
            >
              {found.slice(0, MOST).map((row) => (
                <CatalogueRow key={row.id} row={row} isBusy={isBusy} onSave={save} />
              ))}
            </TableFrame>
            <Addition categories={categories} onDone={answer.mutate} />
          </>
        );
      }}
    </Loaded>
  );
}
