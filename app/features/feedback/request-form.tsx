import { useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { row } from "#ui/button.css.ts";
import { postOrKeep } from "#features/outbox/index.ts";
import { suggestedSearches } from "./suggested-searches.ts";
import * as styles from "./feedback.css.ts";

const neverChanges = () => () => {};

/** Asks for a calculator that is not there. Works as a plain form without a script. */
export function RequestForm({ term }: { term: string }) {
  const [email, setEmail] = useState("");
  const [state, setState] = useState<"idle" | "submitting" | "submitted" | "submittedWithEmail" | "kept">("idle");
  const [message, setMessage] = useState<string | null>(null);
  const isBusy = state === "submitting";
  // In the document both buttons send the form: there may be no script.
  const hasScript = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

  const send = async (withEmail: boolean) => {
    const address = email.trim();
    if (withEmail && address === "") return;
    setState("submitting");
    setMessage(null);
    const description = withEmail
      ? `A visitor searched for "${term}" and asks to be told at ${address} when it is available.`
      : `A visitor searched for "${term}".`;
    const posted = await postOrKeep("/api/request-calculator", {
      calculatorName: term.slice(0, 200),
      description: description.slice(0, 1000),
      ...(withEmail ? { email: address } : {}),
    });
    if (posted === "kept") return setState("kept");
    setState(posted.ok ? (withEmail ? "submittedWithEmail" : "submitted") : "idle");
    if (posted.ok) setEmail("");
    else setMessage(posted.message);
  };

  if (state === "kept") {
    return (
      <div className={styles.panel} role="status">
        <h2 className={styles.title}>Request kept</h2>
        <p>{`There is no connection: your request for '${term}' is kept in this browser and sent once there is one.`}</p>
      </div>
    );
  }
  if (state === "submitted" || state === "submittedWithEmail") {
    return (
      <div className={styles.panel} role="status">
        <h2 className={styles.title}>Request Submitted!</h2>
        <p>
          {state === "submittedWithEmail"
            ? `Thank you for your suggestion. We'll notify you when '${term}' calculator is available.`
            : `Thank you for your suggestion. '${term}' is on our list now.`}
        </p>
      </div>
    );
  }
  return (
    <form
      className={styles.panel}
      method="post"
      action="/api/request-calculator"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(true);
      }}
    >
      <h2 className={styles.title}>I'm sorry I don't have this calculator, but I'll take your recommendation.</h2>
      <p>{`"${term}" isn't available yet, but we're always adding new calculators.`}</p>
      <input type="hidden" name="calculatorName" value={term.slice(0, 200)} />
      <label className={styles.label} htmlFor="request-email">
        Your email
      </label>
      <input
        id="request-email"
        className={styles.input}
        type="email"
        name="email"
        autoComplete="email"
        placeholder="Enter your email (optional)"
        value={email}
        aria-invalid={message ? true : undefined}
        aria-describedby={message ? "request-wrong" : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      {message && (
        <p className={styles.wrong} id="request-wrong" role="alert">
          {message}
        </p>
      )}
      <div className={row}>
        <Button look="primary" type="submit" disabled={isBusy || (hasScript && email.trim() === "")}>
          {isBusy ? "Sending…" : "Submit Request"}
        </Button>
        <Button type={hasScript ? "button" : "submit"} disabled={isBusy} onClick={() => void send(false)}>
          Send without e-mail
        </Button>
      </div>
      <p className={styles.suggestions}>
        You may be looking for:{" "}
        {suggestedSearches(term).map((search, index) => (
          <span key={search}>
            {index > 0 && " · "}
            <Link to={`/?search=${encodeURIComponent(search)}`}>{search}</Link>
          </span>
        ))}
      </p>
    </form>
  );
}
