import { useState } from "react";
import { row } from "./button.css.ts";
import { Button } from "./button.tsx";
import * as styles from "./confirm-button.css.ts";
import { Dialog } from "./dialog.tsx";

interface ConfirmButtonProps {
  /** What the button does, in a word. */
  readonly text: string;
  /** What the action is done to, for those who cannot see where the button is. */
  readonly of?: string;
  /** What will be gone. */
  readonly warning: string;
  readonly isDisabled?: boolean;
  /** How it stands among its neighbors; what cannot be undone is always of its color. */
  readonly look?: "plain" | "quiet";
  onConfirm(): void;
}

/** A button for what cannot be undone: it asks first. */
export function ConfirmButton({
  text,
  of,
  warning,
  isDisabled = false,
  look = "plain",
  onConfirm,
}: ConfirmButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        look={look}
        className={styles.danger[look]}
        aria-label={of && `${text} ${of}`}
        disabled={isDisabled}
        onClick={() => setIsAsking(true)}
      >
        {text}
      </Button>
      {isAsking && (
        <ConfirmDialog text={text} warning={warning} onClose={() => setIsAsking(false)} onConfirm={onConfirm} />
      )}
    </>
  );
}

interface ConfirmDialogProps extends Pick<ConfirmButtonProps, "text" | "warning" | "onConfirm"> {
  onClose(): void;
}

/** The question, for what is asked by another control than a button. */
export function ConfirmDialog({ text, warning, onClose, onConfirm }: ConfirmDialogProps) {
  return (
    <Dialog title={`${text}?`} onClose={onClose}>
      <p className={styles.warning}>{warning}</p>
      <div className={row}>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          className={styles.danger.plain}
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {text}
        </Button>
      </div>
    </Dialog>
  );
}
