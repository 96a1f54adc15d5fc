import { useState } from "react";
import { Link } from "react-router";
import { ConfirmDialog } from "#ui/confirm-button.tsx";
import * as styles from "./admin.css.ts";
import { Row as TableRow, useFormat } from "./parts.tsx";

export interface Row {
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

interface Change {
  readonly visible?: boolean | null;
  readonly popular?: boolean | null;
  readonly status?: Row["status"];
}

interface CatalogueRowProps {
  readonly row: Row;
  readonly isBusy: boolean;
  onSave(change: Change & { readonly id: string }): unknown;
}

/** Whether visitors find the calculator. */
const isOnSite = ({ status, visibleOverride, isVisible }: Row): boolean =>
  status === "active" && (visibleOverride ?? isVisible);

/** A calculator of the directory, with what an admin may change of it. */
export function CatalogueRow({ row, isBusy, onSave }: CatalogueRowProps) {
  const format = useFormat();
  const [asked, setAsked] = useState<{ readonly change: Change; readonly text: string } | null>(null);
  const save = (change: Change) => onSave({ id: row.id, ...change });
  // On a closed list one arrow key chooses: what takes a page off the site is asked first.
  const askToHide = (change: Change, changed: Row, text: string) =>
    isOnSite(row) && !isOnSite(changed) ? setAsked({ change, text }) : save(change);
  return (
    <TableRow>
      <th scope="row">
        <Link to={`/calculator/${row.id}`}>{row.name}</Link>
        {!row.hasConfig && <div className={styles.note}>without a definition</div>}
      </th>
      <td>{row.category}</td>
      <td className={styles.number}>{format.number(row.uses)}</td>
      <td>
        <Flag
          label={`Visible: ${row.name}`}
          own={row.isVisible}
          override={row.visibleOverride}
          isDisabled={isBusy}
          onChange={(visible) => askToHide({ visible }, { ...row, visibleOverride: visible }, "Hide")}
        />
      </td>
      <td>
        <Flag
          label={`Popular: ${row.name}`}
          own={row.isPopular}
          override={row.popularOverride}
          isDisabled={isBusy}
          onChange={(popular) => save({ popular })}
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
            onChange={(event) => {
              const status = event.target.value === "retired" ? "retired" : "active";
              askToHide({ status }, { ...row, status }, "Retire");
            }}
          >
            <option>active</option>
            <option>retired</option>
          </select>
        )}
        {asked && (
          <ConfirmDialog
            text={asked.text}
            warning={`Visitors will no longer find ${row.name}: its page will answer “not found”.`}
            onClose={() => setAsked(null)}
            onConfirm={() => save(asked.change)}
          />
        )}
      </td>
    </TableRow>
  );
}

interface FlagProps {
  readonly label: string;
  /** What the definition says. */
  readonly own: boolean;
  /** What an admin set instead; null where nothing. */
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
