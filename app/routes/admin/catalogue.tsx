import { useState } from "react";
import { Link } from "react-router";
import * as styles from "./admin.css.ts";
import { Addition } from "./addition.tsx";
import { Frame, Loaded, Said, Select, useSay } from "./parts.tsx";
import { useAdmin, useChange } from "./use-admin.ts";

interface Row {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly uses: number;
  readonly isPopular: boolean;
  readonly isVisible: boolean;
  readonly popularOverride: boolean | null;
  readonly visibleOverride: boolean | null;
  readonly hasConfig: boolean;
  readonly status: "active" | "retired";
}

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

/** The rows of the directory: what is shown, what is popular, what stands for a wish. */
export function Catalogue() {
  const answer = useAdmin<CatalogueData>("/api/admin/catalogue");
  const { change, isBusy, said } = useChange(answer.mutate);
  const [term, setTerm] = useState("");
  const [shows, setShows] = useState("");
  const say = useSay();
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
              {say.number(found.length)} of {say.number(rows.length)} rows
              {found.length > MOST && `, the first ${MOST} are shown`}.
            </p>
            <Said said={said} />
            <Frame title="Catalogue" columns={["Calculator", "Category", "Page opens", "Visible", "Popular", "Status"]}>
              {found.slice(0, MOST).map((row) => (
                <tr key={row.id}>
                  <th scope="row">
                    <Link to={`/calculator/${row.id}`}>{row.name}</Link>
                    {!row.hasConfig && <div className={styles.note}>without a definition</div>}
                  </th>
                  <td>{row.category}</td>
                  <td className={styles.number}>{say.number(row.uses)}</td>
                  <td>
                    <Flag
                      label={`Visible: ${row.name}`}
                      own={row.isVisible}
                      override={row.visibleOverride}
                      isDisabled={isBusy}
                      onChange={(visible) => save({ id: row.id, visible })}
                    />
                  </td>
                  <td>
                    <Flag
                      label={`Popular: ${row.name}`}
                      own={row.isPopular}
                      override={row.popularOverride}
                      isDisabled={isBusy}
                      onChange={(popular) => save({ id: row.id, popular })}
                    />
                  </td>
                  <td>
                    {row.hasConfig ? (
                      row.status
                    ) : (
                      <select
                        className={styles.control}
                        aria-label={`Status: ${row.name}`}
                        value={row.status}
                        disabled={isBusy}
                        onChange={(event) => save({ id: row.id, status: event.target.value })}
                      >
                        <option>active</option>
                        <option>retired</option>
                      </select>
                    )}
                  </td>
                </tr>
              ))}
            </Frame>
            <Addition categories={categories} onDone={answer.mutate} />
          </>
        );
      }}
    </Loaded>
  );
}

interface FlagProps {
  readonly label: string;
  /** What the definition says. */
  readonly own: boolean;
  /** What an admin said over it. */
  readonly override: boolean | null;
  readonly isDisabled: boolean;
  onChange(value: boolean | null): void;
}

function Flag({ label, own, override, isDisabled, onChange }: FlagProps) {
  return (
    <select
      className={styles.control}
      aria-label={label}
      value={String(override)}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.value === "null" ? null : event.target.value === "true")}
    >
      <option value="null">as defined ({own ? "yes" : "no"})</option>
      <option value="true">yes</option>
      <option value="false">no</option>
    </select>
  );
}
