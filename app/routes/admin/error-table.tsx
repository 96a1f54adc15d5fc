import { Form, Link, useLocation, useSearchParams, useSubmit } from "react-router";
import * as styles from "./admin.css.ts";
import { ConfirmButton } from "#ui/confirm-button.tsx";
import { ChangeStatus, Row, TableFrame } from "./parts.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import * as own from "./errors.css.ts";
import { showType } from "./error-filters.tsx";
import { showCount, showMoment } from "./hour-chart.tsx";
import type { ErrorPage, ShownError } from "./errors.server.ts";

interface TableProps {
  readonly log: ErrorPage;
  readonly outcome: { readonly isGood: boolean; readonly message: string } | null;
}

const COLUMNS = ["Choose", "Error", "Severity", "Type", "Times", "Last 24 hours", "Last seen", "State"];
const FIGURES = ["Times", "Last 24 hours", "Last seen"];

/** How much the filters let through, and how often it happened. */
export function ErrorSummary({ log: { total, matching, occurrences, last1Hour } }: Pick<TableProps, "log">) {
  return (
    <p>
      {matching < total && `${showCount(matching)} of `}
      {showCount(total)} {total === 1 ? "entry" : "entries"}, {showCount(occurrences)}{" "}
      {occurrences === 1 ? "occurrence" : "occurrences"}, {showCount(last1Hour)} open in the last hour.
    </p>
  );
}

/** One page of the log, as one form: a row's button changes that row, those below change several. */
export function ErrorTable({ log: { errors, filter, total, matching, page, pages }, outcome }: TableProps) {
  const { search } = useLocation();
  const submit = useSubmit();
  return (
    <Form method="post" action={search}>
      <ChangeStatus outcome={outcome} />
      {errors.length === 0 ? (
        <p>No errors match these filters.</p>
      ) : (
        <>
          <TableFrame title="Errors" columns={COLUMNS} figures={FIGURES}>
            {errors.map((error) => (
              <ErrorRow key={error.id} error={error} />
            ))}
          </TableFrame>
          <div className={styles.buttons}>
            {filter.state !== "resolved" && (
              <>
                <Button type="submit" name="change" value="resolve">
                  Resolve chosen
                </Button>
                <Button type="submit" name="change" value="matching">
                  {filter.state === "open" ? `Resolve all ${matching}` : "Resolve all open ones"}
                </Button>
              </>
            )}
            {filter.state !== "open" && (
              <Button type="submit" name="change" value="reopen">
                Open chosen again
              </Button>
            )}
          </div>
          <Pages page={page} pages={pages} />
        </>
      )}
      {total > 0 && (
        <p className={own.clear}>
          <ConfirmButton
            text="Clear all"
            warning={`Are you sure you want to clear all error logs? ${showCount(total)} will be gone.`}
            onConfirm={() => void submit({ change: "clear" }, { method: "post", action: search })}
          />
        </p>
      )}
    </Form>
  );
}

function ErrorRow({ error }: { readonly error: ShownError }) {
  const { id, message, status, reopenedAt } = error;
  const what = message.slice(0, 60);
  return (
    <Row>
      <td>
        <input type="checkbox" name="ids" value={id} aria-label={`Choose: ${what}`} />
      </td>
      <td>
        <Details error={error} />
      </td>
      <td>{error.severity}</td>
      <td>{showType(error.type)}</td>
      <td className={styles.number}>{showCount(error.count)}</td>
      <td className={styles.number}>{showCount(error.lastDay)}</td>
      <td className={styles.number}>{showMoment(error.timestamp)}</td>
      <td>
        {status === "open" && reopenedAt && (
          <p className={own.again}>Came again after it was resolved, {showMoment(reopenedAt)}</p>
        )}
        <Button
          type="submit"
          name={status === "open" ? "resolve" : "reopen"}
          value={id}
          aria-label={`${status === "open" ? "Resolve" : "Open again"}: ${what}`}
        >
          {status === "open" ? "Resolve" : "Open again"}
        </Button>
      </td>
    </Row>
  );
}

function Details({ error }: { readonly error: ShownError }) {
  const { message, source, component, calculatorId, route, firstSeenAt, release, stack, context } = error;
  const places = [source, component === source ? null : component, calculatorId, route].filter(Boolean).join(" · ");
  return (
    <details>
      <summary className={styles.written}>{message}</summary>
      <p className={styles.note}>
        {places} · first seen {showMoment(firstSeenAt)}
        {release && ` · release ${release}`}
      </p>
      {stack && <pre className={styles.stack}>{stack}</pre>}
      {context && Object.keys(context).length > 0 && (
        <pre className={styles.stack}>{JSON.stringify(context, null, 2)}</pre>
      )}
    </details>
  );
}

function Pages({ page, pages }: { readonly page: number; readonly pages: number }) {
  const [query] = useSearchParams();
  if (pages <= 1) return null;
  const to = (number: number) =>
    `?${new URLSearchParams([...[...query].filter(([name]) => name !== "page"), ["page", String(number)]])}`;
  return (
    <nav aria-label="Pages" className={`${styles.buttons} ${own.pages}`}>
      {page > 1 && (
        <Link to={to(page - 1)} className={buttonClass.plain}>
          Newer
        </Link>
      )}
      <span className={styles.pageNumber}>
        Page {page} of {pages}
      </span>
      {page < pages && (
        <Link to={to(page + 1)} className={buttonClass.plain}>
          Older
        </Link>
      )}
    </nav>
  );
}
