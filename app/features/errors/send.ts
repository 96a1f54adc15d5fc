import type { ErrorReport } from "#errors/types.ts";

/** Reports wait this long, in milliseconds, so that those of one mishap go together. */
const BATCH_AFTER = 2000;
/** In one call; the server takes no more. */
const BATCH = 20;
/** From one page view. What goes wrong this often says nothing new. */
const MOST = 40;
/** The server takes 16 KiB. */
const MAX_BYTES = 15_000;

const waiting: ErrorReport[] = [];
const known = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Reports an error to the server, silently: soon, with others, each kind once, and never about itself. */
export function sendSoon(report: ErrorReport): void {
  const kind = [report.type, report.message, report.context.url, report.context.component].join("\n");
  if (known.has(kind) || known.size >= MOST) return;
  if (known.size === 0) sendWhenLeaving();
  known.add(kind);
  waiting.push(report);
  timer ??= setTimeout(send, BATCH_AFTER);
}

/** Sends what waits; without a connection it goes on waiting. */
export function send(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0 || !navigator.onLine) return;
  const batch: ErrorReport[] = [];
  let bytes = 2;
  for (let next = waiting[0]; next && batch.length < BATCH; next = waiting[0]) {
    const size = new TextEncoder().encode(JSON.stringify(next)).length + 1;
    if (batch.length > 0 && bytes + size > MAX_BYTES) break;
    bytes += size;
    batch.push(next);
    waiting.shift();
  }
  // A failure is ignored: a report about a report would never end.
  fetch("/api/errors", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(batch.length === 1 ? batch[0] : batch),
    credentials: "include",
    keepalive: true,
  }).catch(() => {});
  if (waiting.length > 0) timer = setTimeout(send, BATCH_AFTER);
}

/** Who leaves the page takes no report along. */
function sendWhenLeaving(): void {
  addEventListener("pagehide", send);
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && send());
}
