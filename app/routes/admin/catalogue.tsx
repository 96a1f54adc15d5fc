import { useState } from "react";
import * as styles from "./admin.css.ts";
import { Addition } from "./addition.tsx";
import { CatalogueRow, type Row } from "./catalogue-row.tsx";
import { TableFrame, Loaded, ChangeStatus, Pager, Select, useFormat } from "./parts.tsx";
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

/** Rows that are drawn at once. */
const PAGE = 100;

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
  const [chosenPage, setPage] = useState(1);
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
        const pages = Math.max(1, Math.ceil(found.length / PAGE));
        // A change may leave fewer pages than there were.
        const page = Math.min(chosenPage, pages);
        const before = (page - 1) * PAGE;
        const shown = found.slice(before, before + PAGE);
        return (
          <>
            <div className={styles.filters}>
              <label className={styles.label}>
                Find
                <input
                  className={styles.control}
                  type="search"
                  value={term}
                  onChange={(event) => {
                    setTerm(event.target.value);
                    setPage(1);
                  }}
                />
              </label>
              <Select
                label="Show"
                value={shows}
                options={Object.entries(SHOWS)}
                onChange={(one) => {
                  setShows(one);
                  setPage(1);
                }}
              />
            </div>
            <p className={styles.note}>
              {format.number(found.length)} of {format.number(rows.length)} rows
              {pages > 1 && `, ${before + 1} to ${before + shown.length} shown`}. Uses include those that were set when
              the site began.
            </p>
            <ChangeStatus outcome={outcome} />
            <TableFrame
              title="Catalogue"
              columns={["Calculator", "Category", "Uses", "Visible", "Popular", "Status"]}
              figures={["Uses"]}
            >
              {shown.map((row) => (
                <CatalogueRow key={row.id} row={row} isBusy={isBusy} onSave={save} />
              ))}
            </TableFrame>
            <Pager page={page} pages={pages} names={["Previous", "Next"]} onChange={setPage} />
            <Addition categories={categories} onDone={answer.mutate} />
          </>
        );
      }}
    </Loaded>
  );
}
