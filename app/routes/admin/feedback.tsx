import { sum } from "d3-array";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import * as styles from "./admin.css.ts";
import { Bar } from "./chart.tsx";
import { type Message, Messages } from "./messages.tsx";
import { Loaded, Row, SearchField, Select, TableFrame, useFormat } from "./parts.tsx";
import { useAdmin } from "./use-admin.ts";

interface FeedbackData {
  readonly byCalculator: readonly {
    readonly calculatorId: string | null;
    readonly name: string | null;
    readonly upvotes: number;
    readonly messages: number;
    readonly all: number;
    readonly last: string;
  }[];
  readonly messages: readonly Message[];
  readonly pages: number;
  readonly hasWebhook: boolean;
}

/** Feedback from visitors, by calculator. */
export function Feedback() {
  const [filter, setFilter] = useState({ calculator: "", state: "open", search: "", page: "1" });
  const heading = useRef<HTMLHeadingElement>(null);
  const narrow = (change: Partial<typeof filter>) => setFilter({ ...filter, page: "1", ...change });
  const answer = useAdmin<FeedbackData>(`/api/admin/feedback?${new URLSearchParams(filter)}`);
  return (
    <Loaded answer={answer}>
      {({ byCalculator, messages, pages, hasWebhook }) => {
        const about = byCalculator.find(({ calculatorId }) => calculatorId === filter.calculator);
        return (
          <>
            <h2 ref={heading} tabIndex={-1}>
              {about ? `Messages about ${about.name ?? about.calculatorId}` : "Messages"}
            </h2>
            <div className={styles.filters}>
              <Select
                label="State"
                value={filter.state}
                options={[
                  ["", "All"],
                  ["open", "Open"],
                  ["closed", "Closed"],
                  ["spam", "Spam"],
                ]}
                onChange={(state) => narrow({ state })}
              />
              <SearchField label="Search messages" onSearch={(search) => narrow({ search })} />
              {about && <Button onClick={() => narrow({ calculator: "" })}>Show all</Button>}
            </div>
            <Messages
              messages={messages}
              hasWebhook={hasWebhook}
              page={Number(filter.page)}
              pages={pages}
              onPage={(page) => narrow({ page: String(page) })}
              onChanged={answer.mutate}
            />
            <h2>By calculator</h2>
            {byCalculator.length === 0 ? (
              <p>There is no feedback yet.</p>
            ) : (
              <ByCalculator
                rows={byCalculator}
                onChoose={(calculator) => {
                  narrow({ calculator });
                  // The messages stand above the table, which may be as long as the catalogue.
                  heading.current?.focus();
                }}
              />
            )}
          </>
        );
      }}
    </Loaded>
  );
}

interface ByCalculatorProps {
  readonly rows: FeedbackData["byCalculator"];
  onChoose(calculatorId: string): void;
}

function ByCalculator({ rows, onChoose }: ByCalculatorProps) {
  const format = useFormat();
  return (
    <TableFrame
      title="Feedback by calculator"
      columns={["Calculator", "Feedback", "Share", "Thumbs-up", "Messages", "Latest", "Show"]}
      figures={["Feedback", "Thumbs-up", "Messages"]}
    >
      {rows.map((row) => (
        <Row key={row.calculatorId ?? ""}>
          <th scope="row">
            {row.calculatorId === null ? (
              "The site"
            ) : (
              <Link to={`/calculator/${row.calculatorId}`}>{row.name ?? row.calculatorId}</Link>
            )}
          </th>
          <td className={styles.number}>{format.number(row.all)}</td>
          <td className={styles.wide}>
            <Bar share={row.all / sum(rows, ({ all }) => all)} />
          </td>
          <td className={styles.number}>{format.number(row.upvotes)}</td>
          <td className={styles.number}>{format.number(row.messages)}</td>
          <td className={styles.moment}>{format.moment(row.last)}</td>
          <td>
            {row.calculatorId !== null && row.messages > 0 && (
              <Button
                aria-label={`Messages about ${row.name ?? row.calculatorId}`}
                onClick={() => onChoose(row.calculatorId ?? "")}
              >
                Messages
              </Button>
            )}
          </td>
        </Row>
      ))}
    </TableFrame>
  );
}
