import { useState } from "react";
import { Button } from "#ui/button.tsx";
import * as styles from "./admin.css.ts";
import { ConfirmButton } from "#ui/confirm-button.tsx";
import { Row, TableFrame, Loaded, ChangeStatus, useFormat } from "./parts.tsx";
import { useAdmin } from "./use-admin.ts";

interface RatesData {
  readonly date: string;
  readonly source: string;
  readonly base: string;
  readonly rates: Readonly<Record<string, number>>;
  readonly status: Attempt | null;
}

interface Attempt {
  readonly at: string;
  readonly ok: boolean;
  readonly message: string;
}

/** The exchange rates in use, and how the last update went. */
export function Rates() {
  const answer = useAdmin<RatesData>("/api/admin/rates");
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ readonly isGood: boolean; readonly message: string } | null>(null);
  const format = useFormat();
  const fetchNow = async (acceptMoves: boolean) => {
    setIsBusy(true);
    setOutcome(null);
    const response = await fetch("/api/admin/rates", {
      method: "POST",
      credentials: "include",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ acceptMoves }),
    }).catch(() => null);
    const attempt = response?.ok ? ((await response.json()) as Attempt) : null;
    setOutcome({
      isGood: attempt?.ok ?? false,
      message: attempt?.message ?? "The rates could not be fetched. Please try again.",
    });
    await answer.mutate();
    setIsBusy(false);
  };
  return (
    <Loaded answer={answer}>
      {({ date, source, base, rates, status }) => (
        <>
          <dl className={styles.figures}>
            <div>
              <dt>Rates as of</dt>
              <dd>{date}</dd>
            </div>
            <div>
              <dt>Currencies</dt>
              <dd>{format.number(Object.keys(rates).length)}</dd>
            </div>
          </dl>
          <p>Source: {source}</p>
          <p>
            {status ? (
              <>
                Last update attempt, {format.moment(status.at)}:{" "}
                <span className={styles.message[status.ok ? "good" : "bad"]}>{status.message}</span>
              </>
            ) : (
              "The rates have not been updated yet. They are updated once a day."
            )}
          </p>
          <div className={styles.buttons}>
            <Button look="primary" disabled={isBusy} onClick={() => fetchNow(false)}>
              Fetch now
            </Button>
            <ConfirmButton
              text="Fetch and accept large changes"
              warning="The new rates will be accepted even if one of them changed by 50% or more."
              isDisabled={isBusy}
              onConfirm={() => void fetchNow(true)}
            />
          </div>
          <ChangeStatus outcome={outcome} />
          <TableFrame title="Rates" columns={["Currency", `Per ${base}`]} figures={[`Per ${base}`]}>
            {Object.entries(rates).map(([code, rate]) => (
              <Row key={code}>
                <th scope="row">{code}</th>
                <td className={styles.number}>{rate}</td>
              </Row>
            ))}
          </TableFrame>
        </>
      )}
    </Loaded>
  );
}
