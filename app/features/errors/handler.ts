/** What is done about everything that goes wrong in the browser: one place, loaded with the first error. */
import { classify } from "#errors/classify.ts";
import { getPath } from "#errors/scrub.ts";
import { ERROR_KINDS, type Severity } from "#errors/types.ts";
import { showToast } from "#features/toast/index.ts";
import { createReport } from "./bug-report.ts";
import { keepInClientLog } from "./client-log.ts";
import { type ClientErrorEvent, withoutConnection } from "./listen.ts";
import { send, sendSoon } from "./send.ts";

/** What is known of something that went wrong. */
export interface ErrorDetails {
  readonly error: unknown;
  readonly severity?: Severity;
  readonly component?: string;
  readonly action: "script" | "rejection" | "offline" | "resource" | "render";
  readonly metadata?: Readonly<Record<string, string | number>>;
  /** Whether something else on the page says it to the visitor already. */
  readonly isShown: boolean;
}

/** A sentence is not said again within this many milliseconds. */
const SAID_AGAIN = 30_000;
const said = new Map<string, number>();

/** Classifies, keeps, reports and says what went wrong. Never throws. */
export function handle(event: ClientErrorEvent): void {
  try {
    if (event instanceof Event && event.type === "online") return send();
    const mishap = getErrorDetails(event);
    if (!mishap || isNoFaultOfOurs(mishap)) return;
    const { error, ...where } = mishap;
    const isShown = mishap.isShown || withoutConnection.has(event);
    const report = createReport(error, where);
    const kind = ERROR_KINDS[report.type];
    keepInClientLog(report);
    if (kind.isReported) sendSoon(report);
    if (!kind.isNotified || isShown || Date.now() - (said.get(kind.userMessage) ?? -Infinity) < SAID_AGAIN) return;
    said.set(kind.userMessage, Date.now());
    showToast({ title: kind.userMessage });
  } catch {
    // The handler of errors must not be one.
  }
}

/** Spec 2 §5 and §8: script errors medium, rejections high, calculation errors high, others medium. */
export function getErrorDetails(event: ClientErrorEvent): ErrorDetails | null {
  if (!(event instanceof Event)) {
    const { error, component } = event;
    return { error, component, action: "render", isShown: true, ...getSeverity(error) };
  }
  if (event instanceof ErrorEvent) {
    const { error, message, filename, lineno, colno } = event as ErrorEvent & { readonly error: unknown };
    return {
      error: error ?? message,
      action: "script",
      metadata: { file: getPath(filename), line: lineno, column: colno },
      isShown: false,
      ...getSeverity(error ?? message, "medium"),
    };
  }
  if (event.type === "unhandledrejection") {
    const reason: unknown = (event as PromiseRejectionEvent).reason;
    return { error: reason, action: "rejection", isShown: false, ...getSeverity(reason, "high") };
  }
  if (event.type === "offline")
    return { error: "Network connection lost", action: "offline", severity: "medium", isShown: true };
  return getResourceErrorDetails(event.target);
}

function getSeverity(error: unknown, otherwise?: Severity): { severity?: Severity } {
  if (classify(error) === "calculation") return { severity: "high" };
  return otherwise ? { severity: otherwise } : {};
}

/** An image, script or link that did not load. The part that needs it says so itself, where it matters. */
function getResourceErrorDetails(target: EventTarget | null): ErrorDetails | null {
  const isResource =
    target instanceof HTMLImageElement || target instanceof HTMLScriptElement || target instanceof HTMLLinkElement;
  if (!isResource) return null;
  const file = target instanceof HTMLLinkElement ? target.href : target.src;
  return {
    error: "Failed to load resource",
    action: "resource",
    severity: "medium",
    metadata: { element: target.localName, file: isBeacon(file) ? file : getPath(file) },
    isShown: true,
  };
}

function isBeacon(file: string): boolean {
  return file.includes("cloudflareinsights.com/beacon");
}

/** Visitors who leave a page, browsers' extensions, the beacon of the platform, and a notice that is not an error. */
function isNoFaultOfOurs({ error, metadata }: ErrorDetails): boolean {
  const {
    name,
    message = "",
    stack = "",
  } = (typeof error === "object" && error !== null ? error : {}) as Partial<Error>;
  const text = typeof error === "string" ? error : message;
  if (name === "AbortError" || text.startsWith("ResizeObserver loop")) return true;
  const from = `${String(metadata?.["file"] ?? "")}\n${stack}`;
  return isBeacon(from) || /\b[a-z-]+-extension:\/\//.test(from);
}
