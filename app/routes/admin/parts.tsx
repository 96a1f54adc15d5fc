import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { HttpError } from "#features/data/index.ts";
import { usePreferences } from "#features/localization/index.ts";
import { buttonClass } from "#ui/button.tsx";
import * as styles from "./admin.css.ts";

interface LoadedProps<T> {
  readonly answer: { readonly data?: T | undefined; readonly error?: Error | undefined };
  children(data: T): ReactNode;
}

/** What was loaded, or why there is nothing to see: without rights no data is shown. */
export function Loaded<T>({ answer: { data, error }, children }: LoadedProps<T>) {
  const { pathname } = useLocation();
  if (error instanceof HttpError && error.status === 401) {
    return (
      <div role="alert">
        <p>Please log in to continue.</p>
        <p>
          <Link to={`/login?returnTo=${encodeURIComponent(pathname)}`} className={buttonClass.primary}>
            Login
          </Link>
        </p>
      </div>
    );
  }
  if (error instanceof HttpError && error.status === 403)
    return <p role="alert">You don't have permission to see this. No data is shown.</p>;
  if (error && !data) return <p role="alert">The data could not be loaded. Please try again later.</p>;
  if (!data) return <p role="status">Loading…</p>;
  return <>{children(data)}</>;
}

/** How the last change went. */
export function ChangeStatus({ outcome }: { outcome: { readonly isGood: boolean; readonly message: string } | null }) {
  return (
    <p role="status" className={outcome ? styles.message[outcome.isGood ? "good" : "bad"] : undefined}>
      {outcome?.message}
    </p>
  );
}

interface FrameProps {
  /** What the table holds, for who cannot see it. */
  readonly title: string;
  readonly columns: readonly string[];
  readonly children: ReactNode;
}

/** A table that scrolls in its own frame where it is too wide. */
export function TableFrame({ title, columns, children }: FrameProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={styles.frame} role="region" aria-label={title} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly isDisabled?: boolean;
  onChange(value: string): void;
}

export function Select({ label, value, options, isDisabled = false, onChange }: SelectProps) {
  return (
    <label className={styles.label}>
      {label}
      <select
        className={styles.control}
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Figures and moments in the admin's own format. */
export function useFormat() {
  const { locale } = usePreferences().preferences;
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  return {
    number: (value: number) => value.toLocaleString(locale),
    moment: (iso: string) => moments.format(new Date(iso)),
  };
}
