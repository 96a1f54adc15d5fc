import { buttonClass, Button } from "#ui/button.tsx";
import { row } from "#ui/button.css.ts";
import { Dialog } from "#ui/dialog.tsx";
import { dismissPrompts } from "./prompts.ts";

interface AccountPromptProps {
  readonly count: number;
  /** The calculator that was just added; null for the daily reminder. */
  readonly calculatorName: string | null;
  onClose(): void;
}

/** Offers an account; a visitor never needs one. */
export default function AccountPrompt({ count, calculatorName, onClose }: AccountPromptProps) {
  return (
    <Dialog
      title={calculatorName ? `Keep ${calculatorName} on every device` : "Save Your Favorites Forever"}
      onClose={onClose}
    >
      <p>
        {count === 1 ? "Your favorite is" : `Your ${count} favorites are`} kept in this browser only. With an account
        {count === 1 ? " it is" : " they are"} on every device, and you can leave with everything at any time.
      </p>
      <div className={row}>
        <a className={buttonClass.primary} href="/api/login" referrerPolicy="same-origin">
          Create Account
        </a>
        <Button
          onClick={() => {
            dismissPrompts();
            onClose();
          }}
        >
          Maybe Later
        </Button>
      </div>
    </Dialog>
  );
}
