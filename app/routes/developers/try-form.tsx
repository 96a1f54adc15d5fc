import { type FormEvent, useState } from "react";
import { Button } from "#ui/button.tsx";
import type { DescribedField } from "./describe-fields.ts";
import * as styles from "./developers.css.ts";

interface TryFormProps {
  /** The path of the calculation. */
  readonly action: string;
  readonly fields: readonly DescribedField[];
}

/** The call as a form: without a script the browser opens the answer, with one it stands below. */
export function TryForm({ action, fields }: TryFormProps) {
  const [answer, setAnswer] = useState("");
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)] as [string, string][];
    // An emptied field is left out, so that it takes its default.
    const query = new URLSearchParams(typed.filter(([, value]) => value !== ""));
    try {
      const response = await fetch(`${action}?${query}`);
      setAnswer(`GET ${action}?${query}\n${response.status}\n\n${JSON.stringify(await response.json(), null, 2)}`);
    } catch {
      setAnswer("No answer came. Check your connection and try again.");
    }
  };
  return (
    <form method="get" action={action} onSubmit={(event) => void send(event)}>
      <div className={styles.fields}>
        {fields.map((field) => (
          <label key={field.key} className={styles.label}>
            <span>
              <code>{field.key}</code> {field.unit && `(${field.unit})`}
            </span>
            <TryControl field={field} />
          </label>
        ))}
      </div>
      <Button type="submit" look="primary">
        Send
      </Button>
      <div aria-live="polite">{answer && <pre className={styles.code}>{answer}</pre>}</div>
    </form>
  );
}

function TryControl({ field: { key, usual, options } }: { readonly field: DescribedField }) {
  const shared = { name: key, defaultValue: usual, className: styles.control };
  if (!options) return <input {...shared} autoComplete="off" />;
  return (
    <select {...shared}>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}
