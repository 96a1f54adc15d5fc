import { useState } from "react";
import { Button } from "#ui/button.tsx";
import * as styles from "./admin.css.ts";
import { Frame, Loaded, Said, useSay } from "./parts.tsx";
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

/** The exchange rates in use, and how the last attempt to renew them went. */
export function Rates() {
  const answer = useAdmin<RatesData>("/api/admin/rates");
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState<{ readonly isGood: boolean; readonly message: string } | null>(null);
  const say = useSay();
  const fetchNow = async (acceptMoves: boolean) => {
    setIsBusy(true);
    setSaid(null);
    const response = await fetch("/api/admin/rates", {
      method: "POST",
      credentials: "include",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ acceptMoves }),
    }).catch(() => null);
    const attempt = response?.ok ? ((await response.json()) as Attempt) : null;
    setSaid({ isGood: attempt?.ok ?? false, message: attempt?.message ?? "The rates could not be asked for." });
    await answer.mutate();
    setIsBusy(false);
  };
  return (
    <Loaded answer={answer}>
      {({ date, source, base, rates, status }) => (
        <>
          <dl className={styles.figures}>
            <div>
              <dt>Rates of</dt>
              <dd>{date}</dd>
            </div>
            <div>
              <dt>Currencies</dt>
              <dd>{say.number(Object.keys(rates).length)}</dd>
            </div>
          </dl>
          <p>Source: {source}</p>
          <p>
            {status ? (
              <>
                Last attempt on {say.moment(status.at)}:{" "}
                <span className={styles.message[status.ok ? "good" : "bad"]}>{status.message}</span>
              </>
            ) : (
              "No attempt to renew them has been made yet: it is made daily."
            )}
          </p>
          <div className={styles.buttons}>
            <Button look="primary" disabled={isBusy} onClick={() => fetchNow(false)}>
              Fetch now
            </Button>
            <Button
              disabled={isBusy}
              onClick={() =>
                confirm("Take the new rates even where one moved by half or more?") ? fetchNow(true) : undefined
              }
            >
              Fetch, and accept moves by half
            </Button>
          </div>
          <Said said={said} />
          <Frame title="Rates" columns={["Currency", `Units for 1 ${base}`]}>
            {Object.entries(rates).map(([code, rate]) => (
              <tr key={code}>
                <th scope="row">{code}</th>
                <td className={styles.number}>{rate}</td>
              </tr>
            ))}
          </Frame>
        </>
      )}
    </Loaded>
  );
}
