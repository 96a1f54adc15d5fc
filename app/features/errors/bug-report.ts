import { classify, readText } from "#errors/classify.ts";
import { getPath, scrubMessage, scrubStack } from "#errors/scrub.ts";
import { ERROR_KINDS, type ErrorReport, type Severity } from "#errors/types.ts";
import { typedOnPage } from "./typed.ts";

interface Where {
  readonly component?: string;
  readonly action?: string;
  readonly severity?: Severity;
  readonly metadata?: Readonly<Record<string, string | number>>;
}

/** An error as it may be sent (spec 2 §3): it contains nothing from a field of the page or from its address. */
export function createReport(error: unknown, { component, action, severity, metadata }: Where = {}): ErrorReport {
  const type = classify(error);
  const kind = ERROR_KINDS[type];
  const typed = typedOnPage();
  const stack = error instanceof Error && error.stack ? scrubStack(error.stack, typed) : "";
  return {
    id: crypto.randomUUID(),
    type,
    severity: severity ?? kind.severity,
    message: scrubMessage(readText(error), typed) || "(no message)",
    ...(stack ? { stack } : {}),
    context: {
      timestamp: new Date().toISOString(),
      url: getPath(location.pathname),
      userAgent: navigator.userAgent,
      ...(component ? { component } : {}),
      ...(action ? { action } : {}),
      ...(metadata ? { metadata } : {}),
    },
    retryable: kind.retryable,
    userMessage: kind.userMessage,
  };
}
