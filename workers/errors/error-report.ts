/** An error as it is logged, whoever reports it: the browsers' reports and the server's own errors, scrubbed. */
import * as v from "valibot";
import { classify, readText } from "#errors/classify.ts";
import { getPath, scrubMessage, scrubStack } from "#errors/scrub.ts";
import { ERROR_KINDS, ERROR_TYPES, type ErrorType, SEVERITIES, type Severity } from "#errors/types.ts";
import { eraseTyped, nameRoute } from "./ours.ts";

export const ERROR_SOURCES = ["server", "browser"] as const;
/** Who says that it happened: the server itself, or a report that anyone may send. */
export type ErrorSource = (typeof ERROR_SOURCES)[number];

/** An error that is to be logged: scrubbed, of known type. */
export interface ErrorEvent {
  readonly source: ErrorSource;
  readonly type: ErrorType;
  readonly severity: Severity;
  readonly message: string;
  readonly stack: string | null;
  readonly component: string | null;
  readonly route: string;
  readonly context: Readonly<Record<string, string | number>>;
}

/** How large a report may be in total. */
export const MAX_REPORT = 16 * 1024;
/** Reports in one call. */
const MAX_BATCH = 20;

const text = (longest: number) =>
  v.pipe(
    v.string("This must be text."),
    v.transform((value) => value.slice(0, longest)),
  );
const figure = v.union([v.pipe(v.number(), v.finite()), text(200)], "This must be text or a number.");

/**
 * An error as browsers report it (spec 2 §3). Times, ids and user messages are the server's own, whatever a report says;
 * anything else in it is ignored.
 */
const reportSchema = v.object({
  type: v.picklist(ERROR_TYPES, "There is no such type of error."),
  severity: v.optional(v.picklist(SEVERITIES, "There is no such severity.")),
  message: v.pipe(text(2000), v.minLength(1, "The message is empty.")),
  stack: v.nullish(text(8000)),
  context: v.optional(
    v.object({
      url: v.optional(text(2000)),
      userAgent: v.optional(text(400)),
      component: v.nullish(text(100)),
      action: v.nullish(text(100)),
      metadata: v.nullish(v.record(v.string(), v.unknown())),
    }),
  ),
});

/** One report, or several in one call. */
export const reportsSchema = v.pipe(
  v.union([
    v.pipe(
      reportSchema,
      v.transform((report) => [report]),
    ),
    v.pipe(v.array(reportSchema), v.maxLength(MAX_BATCH, `At most ${MAX_BATCH} errors may be reported at once.`)),
  ]),
);

type Report = v.InferOutput<typeof reportSchema>;

/** The part of a report's metadata that says where it happened. Anything else might be what someone typed. */
const METADATA = ["file", "line", "column", "element", "requestId"] as const;

/** A report as it is logged. What its sender should have left out is left out here. */
export function toErrorEvent(report: Report): ErrorEvent {
  const { context = {} } = report;
  const metadata = METADATA.flatMap((key) => {
    const parsed = v.safeParse(figure, context.metadata?.[key]);
    if (!parsed.success) return [];
    return [[key, typeof parsed.output === "number" ? parsed.output : getPath(parsed.output)] as const];
  });
  return {
    source: "browser",
    type: report.type,
    severity: report.severity ?? ERROR_KINDS[report.type].severity,
    message: scrubMessage(report.message) || "(no message)",
    stack: report.stack ? scrubStack(report.stack) || null : null,
    component: context.component ? scrubMessage(context.component) : null,
    route: nameRoute(getPath(context.url ?? "")),
    context: {
      ...(context.userAgent ? { userAgent: context.userAgent } : {}),
      ...(context.action ? { action: scrubMessage(context.action) } : {}),
      ...Object.fromEntries(metadata),
    },
  };
}

/** An error of the server itself as it is logged. */
export function toServerErrorEvent(
  error: unknown,
  at: { readonly url?: string; readonly requestId?: string },
): ErrorEvent {
  const type = classify(error);
  return {
    source: "server",
    type,
    severity: ERROR_KINDS[type].severity,
    message: scrubMessage(eraseTyped(readText(error), at.url)),
    stack: error instanceof Error && error.stack ? eraseTyped(scrubStack(error.stack), at.url) || null : null,
    component: "server",
    route: nameRoute(getPath(at.url ?? "")),
    context: { requestId: at.requestId ?? "" },
  };
}
