import { Link } from "react-router";
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

interface CatalogueRowProps {
  readonly row: Row;
  readonly isBusy: boolean;
  onSave(change: { readonly id: string } & Readonly<Record<string, unknown>>): unknown;
}

/** A calculator of the directory, with what an admin may change of it. */
export function CatalogueRow({ row, isBusy, onSave }: CatalogueRowProps) {
  const format = useFormat();
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
          onChange={(visible) => onSave({ id: row.id, visible })}
        />
      </td>
      <td>
        <Flag
          label={`Popular: ${row.name}`}
          own={row.isPopular}
          override={row.popularOverride}
          isDisabled={isBusy}
          onChange={(popular) => onSave({ id: row.id, popular })}
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
            onChange={(event) => onSave({ id: row.id, status: event.target.value })}
          >
            <option>active</option>
            <option>retired</option>
          </select>
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
