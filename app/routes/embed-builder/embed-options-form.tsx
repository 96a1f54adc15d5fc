import { Button } from "#ui/button.tsx";
import { apart } from "#ui/layout.css.ts";
import type { EmbedForm } from "./read-embed.server.ts";
import * as styles from "./embed-builder.css.ts";

const THEMES = [
  ["", "As the reader's device"],
  ["light", "Light"],
  ["dark", "Dark"],
] as const;
const UNITS = [
  ["", "As in the reader's country"],
  ["metric", "Metric"],
  ["imperial", "Imperial"],
] as const;

/** What an embed looks like and begins with. Every control is one of the embed's own parameters. */
export function EmbedOptionsForm({ id, fields, options, answers }: EmbedForm) {
  return (
    <form method="get" action="/embed" className={styles.form} key={id}>
      <input type="hidden" name="calculator" value={id} />
      <h2>How it looks</h2>
      {options.theme !== null && <Choice name="theme" label="Theme" {...options.theme} options={THEMES} />}
      {options.accent !== null && (
        <Text name="accent" label="Accent color" {...options.accent} example="#1e90ff" pattern="#?[0-9A-Fa-f]{6}" />
      )}
      {options.units !== null && <Choice name="units" label="Units" {...options.units} options={UNITS} />}
      {options.locale !== null && <Text name="locale" label="Number format" {...options.locale} example="en-US" />}
      {options.country !== null && (
        <Text name="country" label="Country, for the currency" {...options.country} example="US" pattern="[A-Z]{2}" />
      )}
      {options.answer !== null && answers.length > 0 && (
        <Choice
          name="answer"
          label="Main answer"
          {...options.answer}
          options={[["", "The calculator's own"], ...answers]}
        />
      )}
      <h2 className={apart}>What it begins with</h2>
      <p className={styles.help}>
        Leave a field empty for the calculator's own value. Readers cannot change a locked one.
      </p>
      {fields.map(({ key, label, unit, options: choices, value, usual, isLocked, message }) => (
        <div key={key}>
          {choices.length > 0 ? (
            <Choice
              name={key}
              label={label}
              value={value}
              message={message}
              options={[["", "Its own value"], ...choices]}
            />
          ) : (
            <Text
              name={key}
              label={unit ? `${label} (${unit})` : label}
              value={value}
              message={message}
              example={usual}
            />
          )}
          <label className={styles.lock}>
            <input type="checkbox" name="locked" value={key} defaultChecked={isLocked} aria-label={`Lock ${label}`} />{" "}
            Locked
          </label>
        </div>
      ))}
      <Button look="primary" type="submit">
        Update code and preview
      </Button>
    </form>
  );
}

interface ControlProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** What is wrong with it, so that it is left out of the code. */
  readonly message: string | null;
}

function Choice({
  name,
  label,
  value,
  message,
  options,
}: ControlProps & { readonly options: readonly (readonly [string, string])[] }) {
  return (
    <div>
      <label className={styles.label}>
        {label}
        <select name={name} defaultValue={value} className={styles.control}>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <LeftOut message={message} />
    </div>
  );
}

function Text({
  name,
  label,
  value,
  message,
  example,
  pattern,
}: ControlProps & { readonly example: string; readonly pattern?: string }) {
  return (
    <div>
      <label className={styles.label}>
        {label}
        <input
          name={name}
          defaultValue={value}
          placeholder={example}
          pattern={pattern}
          className={styles.control}
          autoComplete="off"
        />
      </label>
      <LeftOut message={message} />
    </div>
  );
}

function LeftOut({ message }: Pick<ControlProps, "message">) {
  return message && <p className={styles.wrong}>{`${message} It is left out.`}</p>;
}
