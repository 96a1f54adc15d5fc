/** What no answer may be. */
import type { Answer } from "../site/connections.ts";
import { INJECTED } from "./values.ts";

/** Milliseconds. */
export const SLOWEST = 500;
/** Bytes of a document. */
const LARGEST = 300 * 1024;

const HEADERS = [
  "strict-transport-security",
  "x-content-type-options",
  "x-frame-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "content-security-policy",
];

/** As V8 writes stacks and as SQLite and D1 write errors and statements. */
const INSIDES = [
  /^\s+at .+:\d+:\d+\)?$/m,
  /\bD1_ERROR\b|\bSQLITE_[A-Z]+|no such (table|column):|UNIQUE constraint/,
  /\b(SELECT|INSERT INTO|UPDATE|DELETE FROM)\b.{1,200}\b(FROM|VALUES|SET|WHERE)\b/,
  /node_modules|\/tmp\/|file:\/\/\/|build\/server/,
];
const REFLECTED = /<script>alert\(70731\)|<img src=x onerror|href="javascript:/i;
/** A policy that lets inline scripts run, or anything of another origin. */
const LAX = /script-src[^;]*('unsafe-inline'|'unsafe-eval'|https?:|\*)|default-src(?! 'none')/;

/** Sentences, none where the answer is as it should be. */
export function findFaults({ status, headers, body, whole }: Answer): readonly string[] {
  const faults: string[] = [];
  if (status >= 500) faults.push(`status ${status}`);
  if (whole > SLOWEST) faults.push(`took ${Math.round(whole)} ms`);
  const policy = String(headers["content-security-policy"] ?? "");
  // tests/contract/embed.test.ts knows which answer alone may be framed.
  const mayBeFramed = policy.includes("frame-ancestors *");
  const missing = HEADERS.filter((name) => headers[name] === undefined && !(mayBeFramed && name === "x-frame-options"));
  if (missing.length > 0) faults.push(`no ${missing.join(", ")}`);
  if (LAX.test(policy)) faults.push(`lax policy: ${policy}`);
  if (headers[INJECTED] !== undefined) faults.push("a header was injected");
  const location = headers.location;
  if (location !== undefined && !/^\/(?![/\\])/.test(location)) faults.push(`redirects to ${location}`);
  const type = headers["content-type"] ?? "";
  if (body.length > LARGEST && type.startsWith("text/html")) faults.push(`${Math.round(body.length / 1024)} KiB`);
  const text = /^(text|application\/(json|xml))/.test(type) ? body.toString() : "";
  if (type.startsWith("text/html") && REFLECTED.test(text)) faults.push("a script is reflected");
  for (const inside of INSIDES) {
    const [found] = inside.exec(text) ?? [];
    if (found) faults.push(`shows its inside: ${found.trim().slice(0, 120)}`);
  }
  if (type.startsWith("application/json") && status >= 400 && body.length > 0 && !hasSentence(text))
    faults.push(`no sentence in ${text.slice(0, 80)}`);
  return faults;
}

function hasSentence(text: string): boolean {
  try {
    const { error } = JSON.parse(text) as { error?: unknown };
    // JSON-RPC has the sentence beside a code.
    const sentence = typeof error === "object" && error !== null && "message" in error ? error.message : error;
    return typeof sentence === "string" && sentence !== "";
  } catch {
    return false;
  }
}
