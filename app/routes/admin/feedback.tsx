import { useState } from "react";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import * as styles from "./admin.css.ts";
import { TableFrame, Loaded, useFormat } from "./parts.tsx";
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
  readonly messages: readonly {
    readonly id: string;
    readonly calculatorId: string | null;
    readonly calculatorName: string | null;
    readonly type: string;
    readonly message: string | null;
    readonly country: string | null;
    readonly createdAt: string;
  }[];
}

/** Feedback from visitors, by calculator. */
export function Feedback() {
  const [calculator, setCalculator] = useState<string | null>(null);
  const answer = useAdmin<FeedbackData>(
    `/api/admin/feedback${calculator === null ? "" : `?calculator=${encodeURIComponent(calculator)}`}`,
  );
  const format = useFormat();
  return (
    <Loaded answer={answer}>
      {({ byCalculator, messages }) =>
        byCalculator.length === 0 ? (
          <p>There is no feedback yet.</p>
        ) : (
          <>
            <TableFrame
              title="Feedback by calculator"
              columns={["Calculator", "Feedback", "Thumbs-up", "Messages", "Latest", "Show"]}
            >
              {byCalculator.map((row) => (
                <tr key={row.calculatorId ?? ""}>
                  <th scope="row">
                    {row.calculatorId === null ? (
                      "The site"
                    ) : (
                      <Link to={`/calculator/${row.calculatorId}`}>{row.name ?? row.calculatorId}</Link>
                    )}
                  </th>
                  <td className={styles.number}>{format.number(row.all)}</td>
                  <td className={styles.number}>{format.number(row.upvotes)}</td>
                  <td className={styles.number}>{format.number(row.messages)}</td>
                  <td className={styles.number}>{format.moment(row.last)}</td>
                  <td>
                    {row.calculatorId !== null && row.messages > 0 && (
                      <Button
                        aria-label={`Messages about ${row.name ?? row.calculatorId}`}
                        onClick={() => setCalculator(row.calculatorId)}
                      >
                        Messages
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </TableFrame>
            <h2>{calculator === null ? "Newest messages" : `Messages about ${calculator}`}</h2>
            {calculator !== null && <Button onClick={() => setCalculator(null)}>Show all</Button>}
            {messages.length === 0 ? (
              <p>No messages.</p>
            ) : (
              <TableFrame title="Messages" columns={["Message", "About", "Country", "Received"]}>
                {messages.map((one) => (
                  <tr key={one.id}>
                    <td className={styles.written}>{one.message}</td>
                    <td>{one.calculatorName ?? one.calculatorId ?? "The site"}</td>
                    <td>{one.country ?? "unknown"}</td>
                    <td className={styles.number}>{format.moment(one.createdAt)}</td>
                  </tr>
                ))}
              </TableFrame>
            )}
          </>
        )
      }
    </Loaded>
  );
}
