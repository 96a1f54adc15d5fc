import { useState } from "react";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import * as styles from "./admin.css.ts";
import { Frame, Loaded, useSay } from "./parts.tsx";
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

/** What visitors say, by calculator. */
export function Feedback() {
  const [calculator, setCalculator] = useState<string | null>(null);
  const answer = useAdmin<FeedbackData>(
    `/api/admin/feedback${calculator === null ? "" : `?calculator=${encodeURIComponent(calculator)}`}`,
  );
  const say = useSay();
  return (
    <Loaded answer={answer}>
      {({ byCalculator, messages }) =>
        byCalculator.length === 0 ? (
          <p>Nobody has said anything yet.</p>
        ) : (
          <>
            <Frame
              title="Feedback by calculator"
              columns={["Calculator", "Feedback", "Thumbs-up", "Messages", "Last", "Show"]}
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
                  <td className={styles.number}>{say.number(row.all)}</td>
                  <td className={styles.number}>{say.number(row.upvotes)}</td>
                  <td className={styles.number}>{say.number(row.messages)}</td>
                  <td className={styles.number}>{say.moment(row.last)}</td>
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
            </Frame>
            <h2>{calculator === null ? "Newest messages" : `Messages about ${calculator}`}</h2>
            {calculator !== null && <Button onClick={() => setCalculator(null)}>Show all</Button>}
            {messages.length === 0 ? (
              <p>No messages.</p>
            ) : (
              <Frame title="Messages" columns={["Message", "About", "From", "When"]}>
                {messages.map((one) => (
                  <tr key={one.id}>
                    <td className={styles.written}>{one.message}</td>
                    <td>{one.calculatorName ?? one.calculatorId ?? "The site"}</td>
                    <td>{one.country ?? "unknown"}</td>
                    <td className={styles.number}>{say.moment(one.createdAt)}</td>
                  </tr>
                ))}
              </Frame>
            )}
          </>
        )
      }
    </Loaded>
  );
}
