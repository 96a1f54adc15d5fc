import { cloneElement, createContext, type ReactElement, type ReactNode, use, useEffect, useRef } from "react";
import { HttpError } from "#features/data/index.ts";
import { usePreferences } from "#features/localization/index.ts";
import { Button } from "#ui/button.tsx";
import * as styles from "./admin.css.ts";
import { Refusal } from "./frame.tsx";

interface LoadedProps<T> {
  readonly answer: { readonly data?: T | undefined; readonly error?: Error | undefined };
  children(data: T): ReactNode;
}

/** What was loaded, or why there is nothing to see. */
export function Loaded<T>({ answer: { data, error }, children }: LoadedProps<T>) {
  const status = error instanceof HttpError ? error.status : 0;
  if (error && (!data || status === 401 || status === 403)) return <Refusal status={status} />;
  if (!data) return <Skeleton />;
  return <>{children(data)}</>;
}

/** Stands where the data will. */
function Skeleton() {
  return (
    <div role="status" className={styles.skeleton}>
      Loading…
    </div>
  );
}

/** How the last change went. */
export function ChangeStatus({ outcome }: { outcome: { readonly isGood: boolean; readonly message: string } | null }) {
  const status = useRef<HTMLParagraphElement>(null);
  const told = useRef<object>(null);
  // The button that was pressed may be gone with its row, now or when the new rows have come: the focus goes to where the
  // outcome is told, once.
  useEffect(() => {
    if (!outcome || outcome === told.current || document.activeElement !== document.body) return;
    told.current = outcome;
    status.current?.focus({ preventScroll: true });
  });
  return (
    <p
      ref={status}
      tabIndex={-1}
      role="status"
      className={outcome ? styles.message[outcome.isGood ? "good" : "bad"] : undefined}
    >
      {outcome?.message}
    </p>
  );
}

interface FrameProps {
  /** What the table holds, for who cannot see it. */
  readonly title: string;
  readonly columns: readonly string[];
  /** Columns of figures: right-aligned, as their cells are. */
  readonly figures?: readonly string[];
  readonly children: ReactNode;
}

const Columns = createContext<readonly string[]>([]);

/** A table that scrolls in its own frame where it is too wide; on a telephone each `Row` is a block. */
export function TableFrame({ title, columns, figures = [], children }: FrameProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={styles.frame} role="region" aria-label={title} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={figures.includes(column) ? styles.number : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <Columns value={columns}>
          <tbody>{children}</tbody>
        </Columns>
      </table>
    </div>
  );
}

interface RowProps {
  readonly children: readonly ReactElement<object>[];
  /** A name, its figure and its bar: on a telephone they need two lines, and say by themselves what they are. */
  readonly isRanked?: boolean;
}

/** A row whose cells know the names of their columns: on a telephone those stand before what they hold. */
export function Row({ children, isRanked = false }: RowProps) {
  const columns = use(Columns);
  return (
    <tr className={isRanked ? styles.ranked : undefined}>
      {children.map((cell, index) =>
        cloneElement(cell, { key: columns[index], "data-column": columns[index] } as object),
      )}
    </tr>
  );
}

interface SearchFieldProps {
  readonly label: string;
  onSearch(text: string): void;
}

/** A search that is asked by Enter: each one is a call. */
export function SearchField({ label, onSearch }: SearchFieldProps) {
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(String(new FormData(event.currentTarget).get("search") ?? "").trim());
      }}
    >
      <label className={styles.label}>
        {label}
        <input
          type="search"
          name="search"
          className={styles.control}
          onChange={(event) => {
            if (event.target.value === "") onSearch("");
          }}
        />
      </label>
      <Button type="submit">Search</Button>
    </form>
  );
}

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  /** The ways back and on; what comes by time has the newest first. */
  readonly names?: readonly [back: string, on: string];
  onChange(page: number): void;
}

/** Steps through what does not fit on one page. */
export function Pager({ page, pages, names: [back, on] = ["Newer", "Older"], onChange }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages" className={styles.buttons}>
      <Button disabled={page <= 1} onClick={() => onChange(page - 1)}>
        {back}
      </Button>
      <span className={styles.pageNumber}>
        Page {page} of {pages}
      </span>
      <Button disabled={page >= pages} onClick={() => onChange(page + 1)}>
        {on}
      </Button>
    </nav>
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
  const days = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  const shortDays = new Intl.DateTimeFormat(locale, { month: "short", day: "numeric", timeZone: "UTC" });
  return {
    shortDay: (iso: string) => shortDays.format(new Date(iso)),
    number: (value: number) => value.toLocaleString(locale),
    day: (iso: string) => days.format(new Date(iso)),
    moment: (iso: string) => moments.format(new Date(iso)),
  };
}
