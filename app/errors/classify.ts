/**
 * Of which type an error is, by what its message says (decision 18). The first row that fits counts; what no row knows
 * is internal.
 */
import type { ErrorType } from "./types.ts";

/** What to look for, and a real message that says it. The test goes through every row. */
interface Rule {
  readonly type: ErrorType;
  readonly says: RegExp;
  readonly example: string;
}

// prettier-ignore
export const RULES: readonly Rule[] = [
  // A failed call is "STATUS: body".
  { type: "authentication",   says: /^401:/,                       example: '401: {"error":"Please log in to continue."}' },
  { type: "authorization",    says: /^403:/,                       example: '403: {"error":"This call must come from our own pages."}' },
  { type: "not_found",        says: /^(404|410):/,                 example: '404: {"error":"There is no calculator of that name."}' },
  { type: "timeout",          says: /^(408|504|524):/,             example: "504: Gateway Timeout" },
  { type: "rate_limit",       says: /^429:/,                       example: '429: {"error":"Too many requests. Please wait a minute and try again."}' },
  { type: "validation",       says: /^4\d\d:/,                     example: '422: {"error":"Some fields cannot be used."}' },
  { type: "external_service", says: /^(502|503|52\d):/,            example: "503: Service Unavailable" },
  { type: "internal",         says: /^5\d\d:/,                     example: "500: Internal Server Error" },
  // The platform's own.
  { type: "database",         says: /\bD1_|\bSQLITE_|Failed query:/, example: "D1_ERROR: no such table: calculators: SQLITE_ERROR" },
  { type: "database",         says: /\bdatabase\b/i,               example: "The database connection is not open" },
  { type: "external_service", says: /\bKV (GET|PUT|DELETE|LIST)\b|\bQueue send/i, example: "KV GET failed: 503 Service Unavailable" },
  // What a calculation says of itself.
  { type: "calculation",      says: /CalculationError|\bcalculat(e|ed|ing|ion)\b/i, example: "CalculationError: The payment does not cover the interest." },
  { type: "calculation",      says: /division by zero|BigInt .*(too large|integer)|Invalid array length/i, example: "RangeError: Division by zero" },
  // Fetches and scripts that do not arrive: Chromium, Firefox, Safari.
  { type: "timeout",          says: /TimeoutError|timed? ?out\b|deadline/i, example: "TimeoutError: signal timed out" },
  { type: "network",          says: /Failed to fetch/i,            example: "TypeError: Failed to fetch" },
  { type: "network",          says: /NetworkError/,                example: "TypeError: NetworkError when attempting to fetch resource." },
  { type: "network",          says: /\bLoad failed/,               example: "TypeError: Load failed" },
  { type: "network",          says: /dynamically imported module/i, example: "TypeError: error loading dynamically imported module: /assets/chart.js" },
  { type: "network",          says: /Importing a module script failed|Unable to preload/i, example: "TypeError: Importing a module script failed." },
  { type: "network",          says: /Failed to load resource/,     example: "Failed to load resource: script" },
  { type: "network",          says: /(network|internet) connection|\boffline\b/i, example: "Network connection lost" },
  // Files and storage.
  { type: "file_system",      says: /NotReadableError|QuotaExceededError|ENOENT|EACCES|could not be read/, example: "NotReadableError: The requested file could not be read, typically due to permission problems" },
  // Sentences.
  { type: "rate_limit",       says: /too many requests|rate limit/i, example: "Too many requests. Please wait a moment and try again." },
  { type: "authentication",   says: /unauthori[sz]ed|not (logged|signed) in|(log|sign) in to|session (has )?expired/i, example: "Unauthorized" },
  { type: "authorization",    says: /forbidden|permission|NotAllowedError/i, example: "NotAllowedError: Write permission denied." },
  { type: "external_service", says: /service (is )?(temporarily )?unavailable|bad gateway|upstream/i, example: "External service is temporarily unavailable" },
  { type: "not_found",        says: /\bnot found\b|does(n't| not) exist/i, example: "Calculator Not Found" },
  { type: "validation",       says: /\b(is|are) (invalid|required)\b|must be (a|an|at)\b|ValiError/i, example: "ValiError: Invalid type: The amount must be a number" },
  { type: "internal",         says: /is not a function|Cannot read prop|undefined is not|Minified React error/i, example: "TypeError: Cannot read properties of undefined (reading 'length')" },
];

/** The type of an error, of a message, or of an answer of the server. */
export function classify(error: unknown): ErrorType {
  const text = readText(error);
  return RULES.find((rule) => rule.says.test(text))?.type ?? "internal";
}

/**
 * What an error says, with its name where the name says more, and what caused it. A database's error carries what was
 * to be written after "params:"; that is left out.
 */
export function readText(error: unknown): string {
  if (typeof error === "string") return error;
  if (typeof error !== "object" || error === null) return String(error);
  const { name, message, cause, status, statusText } = error as Record<string, unknown>;
  // What a route's loader threw as an answer.
  if (typeof status === "number" && message === undefined) return `${status}: ${String(statusText ?? "")}`;
  const said = String(message ?? "").replace(/\s*params:[\s\S]*$/, "");
  const named = typeof name === "string" && !["", "Error", "HttpError"].includes(name) && !said.startsWith(name);
  const own = named ? `${name}: ${said}` : said;
  return cause === undefined || cause === null ? own : `${own} (${readText(cause)})`;
}
