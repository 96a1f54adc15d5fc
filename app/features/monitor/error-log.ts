import { fetchJson, HttpError, withRetries } from "#features/data/index.ts";

/** What GET /api/errors gives, as far as it is shown. */
export interface ErrorLog {
  readonly total: number;
  readonly last1Hour: number;
  readonly bySeverity: Readonly<Record<string, number>>;
  readonly byType: Readonly<Record<string, number>>;
  readonly recentErrors: readonly MonitorError[];
}

export interface MonitorError {
  readonly id: string;
  readonly message: string;
  readonly stack: string | null;
  /** ISO 8601. */
  readonly timestamp: string;
  readonly severity: string;
  readonly component: string | null;
  readonly status: "open" | "resolved";
  readonly count: number;
}

export function fetchErrorLog(): Promise<ErrorLog> {
  return withRetries(() => fetchJson<ErrorLog>("/api/errors"));
}

/** @throws HttpError where it is refused */
export async function clearErrorLog(): Promise<void> {
  const response = await fetch("/api/errors", { method: "DELETE", credentials: "include" });
  if (!response.ok) throw new HttpError(response.status, (await response.text()) || response.statusText);
}

/** Why the log is not shown, as a sentence. */
export function readRefusal(error: Error): string {
  const status = error instanceof HttpError ? error.status : 0;
  if (status === 401) return "No data: the error log is for admins. Please log in to continue.";
  if (status === 403) return "No data: the error log is for admins. You don't have permission to read it.";
  return "No data: the error log could not be read.";
}

/** Open and resolved ones: what was toggled on this page goes before what the log says. */
export function sorted(
  errors: readonly MonitorError[],
  toggled: ReadonlySet<string>,
): { readonly open: readonly MonitorError[]; readonly resolved: readonly MonitorError[] } {
  const isOpen = (error: MonitorError) => (error.status === "open") !== toggled.has(error.id);
  return { open: errors.filter(isOpen), resolved: errors.filter((error) => !isOpen(error)) };
}

/** A message cut to a length, with an ellipsis where something is left out. */
export function truncated(message: string, length: number): string {
  return message.length > length ? `${message.slice(0, length)}…` : message;
}
