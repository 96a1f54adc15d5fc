import { Button } from "#ui/button.tsx";
import * as styles from "./admin.css.ts";
import { AnswerButton } from "./answer-button.tsx";
import { ConfirmButton } from "#ui/confirm-button.tsx";
import { ChangeStatus, Pager, Row, TableFrame, useFormat } from "./parts.tsx";
import { useChange } from "./use-admin.ts";

export interface Message {
  readonly id: string;
  readonly calculatorId: string | null;
  readonly calculatorName: string | null;
  readonly message: string | null;
  readonly country: string | null;
  readonly state: string;
  readonly answer: string | null;
  readonly mail: { readonly to: string; readonly subject: string; readonly text: string } | null;
  readonly email: string | null;
  readonly answeredAt: string | null;
  readonly createdAt: string;
}

interface MessagesProps {
  readonly messages: readonly Message[];
  readonly hasWebhook: boolean;
  readonly page: number;
  readonly pages: number;
  onPage(page: number): void;
  onChanged(): Promise<unknown>;
}

/** What visitors wrote: each message is answered, closed, set aside as spam or deleted. */
export function Messages({ messages, hasWebhook, page, pages, onPage, onChanged }: MessagesProps) {
  const { change, isBusy, outcome } = useChange(onChanged);
  return (
    <>
      <ChangeStatus outcome={outcome} />
      {messages.length === 0 ? (
        <p>No messages.</p>
      ) : (
        <TableFrame title="Messages" columns={["Message", "About", "From", "Received", "Actions"]}>
          {messages.map((one) => (
            <MessageRow
              key={one.id}
              one={one}
              isBusy={isBusy}
              hasWebhook={hasWebhook}
              onChange={(made, done) => change("/api/admin/feedback", { id: one.id, ...made }, done)}
            />
          ))}
        </TableFrame>
      )}
      <Pager page={page} pages={pages} onChange={onPage} />
    </>
  );
}

interface MessageRowProps {
  readonly one: Message;
  readonly isBusy: boolean;
  readonly hasWebhook: boolean;
  onChange(change: object, done: string): Promise<boolean>;
}

function MessageRow({ one, isBusy, hasWebhook, onChange }: MessageRowProps) {
  const format = useFormat();
  const about = one.calculatorName ?? one.calculatorId ?? "The site";
  return (
    <Row>
      <td className={styles.written}>
        {one.message}
        {one.answer && <div className={styles.answer}>{one.answer}</div>}
      </td>
      <td>{about}</td>
      <td>
        {one.email ? (
          <span className={styles.cut} title={one.email}>
            {one.email}
          </span>
        ) : (
          <span className={styles.whole}>no account</span>
        )}
        <div className={`${styles.note} ${styles.whole}`}>{one.country ?? "country unknown"}</div>
      </td>
      <td className={styles.moment}>{format.moment(one.createdAt)}</td>
      <td>
        <div className={styles.buttons}>
          <AnswerButton
            title={`feedback on ${about}`}
            answer={one.answer}
            mails={one.mail && one.answeredAt === null ? [one.mail] : []}
            hasWebhook={hasWebhook}
            isDisabled={isBusy}
            onSave={(made) => onChange(made, made.send ? "The answer was sent." : "The answer was saved.")}
          />
          <Button
            disabled={isBusy}
            aria-label={`${one.state === "open" ? "Close" : "Open again"}: feedback on ${about}`}
            onClick={() =>
              one.state === "open"
                ? onChange({ state: "closed" }, "Closed.")
                : onChange({ state: "open" }, "Open again.")
            }
          >
            {one.state === "open" ? "Close" : "Open again"}
          </Button>
          {one.state !== "spam" && (
            <Button
              disabled={isBusy}
              aria-label={`Spam: feedback on ${about}`}
              onClick={() => onChange({ state: "spam" }, "Set aside as spam.")}
            >
              Spam
            </Button>
          )}
          <ConfirmButton
            text="Delete"
            of={`feedback on ${about}`}
            warning="The message will be gone."
            isDisabled={isBusy}
            onConfirm={() => void onChange({ remove: true }, "Deleted.")}
          />
        </div>
      </td>
    </Row>
  );
}
