import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import * as styles from "./admin.css.ts";

interface ConfirmButtonProps {
  /** What the button does, in a word. */
  readonly text: string;
  /** What it is done to, for who cannot see where the button stands. */
  readonly of?: string;
  /** What will be gone. */
  readonly warning: string;
  readonly isDisabled?: boolean;
  onConfirm(): void;
}

/** A button for what cannot be undone: it asks first. */
export function ConfirmButton({ text, of, warning, isDisabled = false, onConfirm }: ConfirmButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        className={styles.danger}
        aria-label={of && `${text} ${of}`}
        disabled={isDisabled}
        onClick={() => setIsAsking(true)}
      >
        {text}
      </Button>
      {isAsking && (
        <Dialog title={`${text}?`} onClose={() => setIsAsking(false)}>
          <p className={styles.warning}>{warning}</p>
          <div className={styles.buttons}>
            <Button onClick={() => setIsAsking(false)}>Cancel</Button>
            <Button
              className={styles.danger}
              onClick={() => {
                setIsAsking(false);
                onConfirm();
              }}
            >
              {text}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
