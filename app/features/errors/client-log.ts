import type { ErrorReport } from "#errors/types.ts";
import { inputsOnPage } from "./typed.ts";

/** An error as this browser keeps it (spec 2 §3). It stays here: the inputs are never sent. */
export interface ClientError {
  readonly id: string;
  /** ISO 8601. */
  readonly timestamp: string;
  /** "" where the page has no calculator. */
  readonly calculatorId: string;
  readonly calculatorName: string;
  readonly errorType: string;
  readonly errorMessage: string;
  readonly errorStack: string;
  readonly userAgent: string;
  readonly url: string;
  readonly userInputs: Readonly<Record<string, string>>;
  readonly severity: string;
}

const KEY = "calculator-errors";
/** Newest first (spec 2 §9). */
const KEPT = 100;

export function readClientLog(): readonly ClientError[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as readonly ClientError[]) : [];
  } catch {
    return [];
  }
}

export function keepInClientLog(report: ErrorReport): void {
  const calculatorId = /^\/calculator\/([^/]+)/.exec(location.pathname)?.[1] ?? "";
  const entry: ClientError = {
    id: report.id,
    timestamp: report.context.timestamp,
    calculatorId,
    calculatorName: calculatorId ? (document.querySelector("h1")?.textContent ?? "") : "",
    errorType: report.type,
    errorMessage: report.message,
    errorStack: report.stack ?? "",
    userAgent: report.context.userAgent,
    url: report.context.url,
    userInputs: inputsOnPage(),
    severity: report.severity,
  };
  try {
    localStorage.setItem(KEY, JSON.stringify([entry, ...readClientLog()].slice(0, KEPT)));
  } catch {
    // Without storage the log is done without.
  }
}
