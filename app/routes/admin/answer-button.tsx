import { useState } from "react";
import { Button, buttonClass } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import * as styles from "./admin.css.ts";

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

interface AnswerButtonProps {
  /** What is answered. */
  readonly title: string;
  readonly answer: string | null;
  /** The mails as they would be sent now. */
  readonly mails: readonly Mail[];
  readonly hasWebhook: boolean;
  readonly isDisabled: boolean;
  onSave(change: { readonly answer: string; readonly send?: true }): Promise<boolean>;
}

const toLink = ({ to, subject, text }: Mail) =>
  `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;

/** Writes an answer, and sends it where there is an address: by the webhook, or in the admin's own mail program. */
export function AnswerButton({ title, answer, mails, hasWebhook, isDisabled, onSave }: AnswerButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState(answer ?? "");
  const save = async (send: boolean) => {
    if (await onSave({ answer: text, ...(send ? { send: true } : {}) })) setIsOpen(false);
  };
  const isSaved = text.trim() === (answer ?? "");
  return (
    <>
      <Button aria-label={`Answer ${title}`} disabled={isDisabled} onClick={() => setIsOpen(true)}>
        Answer
      </Button>
      {isOpen && (
        <Dialog title={`Answer ${title}`} onClose={() => setIsOpen(false)}>
          <div className={styles.form}>
            <label className={styles.label}>
              Your answer
              <textarea
                className={styles.longText}
                maxLength={2000}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            </label>
            {mails.length === 0 && <p className={styles.note}>There is no address that a mail could go to.</p>}
            <div className={styles.buttons}>
              <Button look="primary" disabled={isDisabled} onClick={() => void save(false)}>
                Save
              </Button>
              {hasWebhook && mails.length > 0 && (
                <Button disabled={isDisabled} onClick={() => void save(true)}>
                  Save and send
                </Button>
              )}
              {isSaved &&
                mails.map((mail) => (
                  <a key={mail.to} className={buttonClass.plain} href={toLink(mail)}>
                    Mail to {mail.to}
                  </a>
                ))}
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
