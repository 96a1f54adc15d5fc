/**
 * The twelve types of errors (spec 2 §3, §4, §5, §8): one row says how grave one is, what the visitor reads, what is done
 * about it, and who is told.
 */

export const SEVERITIES = ["low", "medium", "high", "critical"] as const;
export type Severity = (typeof SEVERITIES)[number];

/** What is done about an error where nothing else is known of it. */
export type Recovery =
  | { readonly strategy: "ignore" }
  /** Goes on with this in the place of the answer. */
  | { readonly strategy: "fallback"; readonly value: string | null }
  | { readonly strategy: "retry"; readonly times: number }
  | { readonly strategy: "redirect"; readonly to: string }
  /** Nobody here can do anything about it: it is reported as critical. */
  | { readonly strategy: "escalate" };

interface ErrorKind {
  readonly severity: Severity;
  readonly userMessage: string;
  readonly recovery: Recovery;
  /** Whether trying again may help. */
  readonly retryable: boolean;
  /** Whether it is reported to the server. */
  readonly isReported: boolean;
  /** Whether the visitor is told. */
  readonly isNotified: boolean;
}

const retry = (times: number): Recovery => ({ strategy: "retry", times });
const fallback = (value: string | null): Recovery => ({ strategy: "fallback", value });
const redirect = (to: string): Recovery => ({ strategy: "redirect", to });

type Row = readonly [Severity, Recovery, retryable: boolean, isReported: boolean, isNotified: boolean, string];

// prettier-ignore
const ROWS = {
  //                  severity    recovery                     retryable reported notified  what the visitor reads
  validation:       ["low",      { strategy: "ignore" },       false, false, true,  "Please check your input and try again."],
  calculation:      ["medium",   fallback(null),               false, true,  true,  "There was an error with the calculation. Please verify your inputs."],
  network:          ["high",     retry(3),                     true,  true,  true,  "Connection error. Please check your internet connection and try again."],
  authentication:   ["high",     redirect("/login"),           false, true,  true,  "Please log in to continue."],
  authorization:    ["high",     redirect("/"),                false, true,  true,  "You don't have permission to perform this action."],
  not_found:        ["medium",   redirect("/404"),             false, false, true,  "The requested resource was not found."],
  rate_limit:       ["medium",   retry(1),                     true,  true,  true,  "Too many requests. Please wait a moment and try again."],
  timeout:          ["high",     retry(2),                     true,  true,  true,  "Request timed out. Please try again."],
  internal:         ["critical", { strategy: "escalate" },     false, true,  true,  "An unexpected error occurred. Our team has been notified."],
  external_service: ["high",     fallback("Service temporarily unavailable"), true, true, true, "External service is temporarily unavailable. Please try again later."],
  database:         ["critical", { strategy: "escalate" },     false, true,  false, "Data service is temporarily unavailable. Please try again later."],
  file_system:      ["high",     fallback(null),               false, true,  false, "File operation failed. Please try again."],
} as const satisfies Record<string, Row>;

export type ErrorType = keyof typeof ROWS;

export const ERROR_TYPES = Object.keys(ROWS) as readonly ErrorType[];

/** What is known of each type. */
export const ERROR_KINDS = Object.fromEntries(
  Object.entries(ROWS).map(([type, [severity, recovery, retryable, isReported, isNotified, userMessage]]) => [
    type,
    { severity, recovery, retryable, isReported, isNotified, userMessage },
  ]),
) as Readonly<Record<ErrorType, ErrorKind>>;

/** An error as it is sent to the server (spec 2 §3). It never carries what a visitor typed. */
export interface ErrorReport {
  readonly id: string;
  readonly type: ErrorType;
  readonly severity: Severity;
  readonly message: string;
  readonly stack?: string;
  readonly context: {
    /** ISO 8601. */
    readonly timestamp: string;
    /** A path, without the query. */
    readonly url: string;
    readonly userAgent: string;
    readonly component?: string;
    readonly action?: string;
    readonly metadata?: Readonly<Record<string, string | number>>;
  };
  readonly retryable: boolean;
  readonly userMessage: string;
}
