import { row } from "#ui/button.css.ts";
import { Button } from "#ui/button.tsx";
import type { Entries } from "./entries.ts";

interface RefusalProps {
  /** What is not done. */
  readonly what: string;
  readonly entries: Entries;
  onClose(): void;
}

/** Says which fields are wrong, where something needs an answer. */
export function Refusal({ what, entries: { definition, issues }, onClose }: RefusalProps) {
  return (
    <>
      <div role="alert">
        <p>{what}: the calculation has no answer yet.</p>
        <ul>
          {issues.map(({ field, message }) => (
            <li key={field}>
              <strong>{definition.inputs[field]?.label ?? field}</strong>: {message}
            </li>
          ))}
        </ul>
      </div>
      <div className={row}>
        <Button look="primary" onClick={onClose}>
          Back to the form
        </Button>
      </div>
    </>
  );
}
