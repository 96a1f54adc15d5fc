import { Link } from "react-router";
import { Button, buttonClass } from "#ui/button.tsx";
import * as styles from "./admin.css.ts";
import { AnswerButton } from "./answer-button.tsx";
import { ConfirmButton } from "#ui/confirm-button.tsx";
import { Row, useFormat } from "./parts.tsx";

export interface CalculatorRequest {
  readonly id: string;
  /** The same for requests of the same calculator. */
  readonly key: string;
  readonly calculatorName: string;
  readonly description: string;
  readonly email: string | null;
  readonly isFromUser: boolean;
  readonly country: string | null;
  readonly state: string;
  readonly isSpam: boolean;
  readonly answer: string | null;
  readonly notice: { readonly to: string; readonly subject: string; readonly text: string } | null;
  readonly createdAt: string;
  readonly noticeAt: string | null;
}

const STATES = ["new", "planned", "done", "declined"] as const;

/** Of those with one address the first: who asked several times is told once. */
function firstOfEach<T>(items: readonly T[], addressOf: (item: T) => string): readonly T[] {
  return [...Map.groupBy(items, (item) => addressOf(item).toLowerCase()).values()].flatMap(([first]) => first ?? []);
}

interface RequestRowProps {
  /** Requests of one calculator, the latest first; what is done here is done to all of them. */
  readonly alike: readonly CalculatorRequest[];
  readonly isBusy: boolean;
  readonly hasWebhook: boolean;
  onChange(change: object, done: string): Promise<boolean>;
}

export function RequestRow({ alike, isBusy, hasWebhook, onChange }: RequestRowProps) {
  const format = useFormat();
  const [latest] = alike;
  if (!latest) return null;
  const { calculatorName: name, noticeAt } = latest;
  const ids = alike.map(({ id }) => id);
  const change = (made: object, done: string) => onChange({ ids, ...made }, done);
  const states = Map.groupBy(alike, ({ state }) => state);
  const descriptions = [...new Set(alike.map(({ description }) => description).filter(Boolean))];
  const addresses = firstOfEach(
    alike.flatMap(({ email }) => email ?? []),
    String,
  );
  return (
    <Row>
      <td className={styles.written}>
        <strong>{name}</strong>
        {descriptions.map((text) => (
          <div key={text} className={styles.note}>
            {text}
          </div>
        ))}
        {latest.answer && <div className={styles.answer}>{latest.answer}</div>}
      </td>
      <td className={styles.number}>{format.number(alike.length)}</td>
      <td>
        {addresses.map((email) => (
          <a key={email} className={styles.cut} href={`mailto:${email}`} title={email}>
            {email}
          </a>
        ))}
        {addresses.length === 0 && "no e-mail"}
        <div className={styles.note}>
          {[...new Set(alike.flatMap((one) => [one.country, one.isFromUser ? "signed in" : null]))]
            .filter(Boolean)
            .join(", ")}
        </div>
      </td>
      <td className={styles.moment}>{format.moment(latest.createdAt)}</td>
      <td>
        <select
          className={styles.control}
          aria-label={`State of ${name}`}
          value={states.size === 1 ? latest.state : ""}
          disabled={isBusy}
          onChange={(event) => change({ state: event.target.value }, "Saved.")}
        >
          {states.size > 1 && (
            <option value="" disabled>
              {[...states].map(([one, those]) => `${those.length} ${one}`).join(", ")}
            </option>
          )}
          {STATES.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </td>
      <td>
        {noticeAt && <div className={styles.note}>notified {format.moment(noticeAt)}</div>}
        <div className={styles.buttons}>
          <AnswerButton
            title={name}
            answer={latest.answer}
            mails={firstOfEach(
              alike.flatMap(({ notice, noticeAt: at }) => (notice && at === null ? [notice] : [])),
              ({ to }) => to,
            )}
            hasWebhook={hasWebhook}
            isDisabled={isBusy}
            onSave={(made) => change(made, made.send ? "The answer was sent." : "The answer was saved.")}
          />
          <Button
            disabled={isBusy || (addresses.length === 0 && noticeAt === null)}
            onClick={() =>
              change(
                { noticed: noticeAt === null },
                noticeAt === null ? "The notice was recorded." : "The notice was taken back.",
              )
            }
          >
            {noticeAt === null ? "Record notice" : "Take back"}
          </Button>
          <Button
            disabled={isBusy}
            aria-label={`${latest.isSpam ? "Not spam" : "Spam"}: ${name}`}
            onClick={() => change({ spam: !latest.isSpam }, latest.isSpam ? "It is no spam." : "Set aside as spam.")}
          >
            {latest.isSpam ? "Not spam" : "Spam"}
          </Button>
          <ConfirmButton
            text="Delete"
            of={name}
            warning={`${alike.length === 1 ? "The request" : `All ${alike.length} requests`} for “${name}” will be gone.`}
            isDisabled={isBusy}
            onConfirm={() => void change({ remove: true }, "Deleted.")}
          />
          <Link
            className={buttonClass.plain}
            to={`/admin/catalogue?${new URLSearchParams({ name, request: latest.id })}`}
          >
            Add a row
          </Link>
        </div>
      </td>
    </Row>
  );
}
