import { useState } from "react";
import { useToast } from "#features/toast/index.ts";
import { postOrKeep } from "#features/outbox/index.ts";
import { Button } from "#ui/button.tsx";
import { canonical, documentTitle } from "#features/metadata/index.ts";
import { BRAND } from "#ui/brand.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { lede, wrap } from "#ui/layout.css.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { findRow, listDirectory } from "#workers/directory/directory.ts";
import type { PageHandle } from "#workers/pages/pages.ts";
import type { Route } from "./+types/route";
import * as styles from "./feedback-page.css.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const id = query.get("calculator");
  const row = id ? findRow(await listDirectory(context.get(databaseContext).database), id) : undefined;
  return { calculator: row ? { id: row.id, name: row.name } : null, sent: query.get("sent") };
}

export const handle: PageHandle = { title: "Feedback", isInSitemap: true, visits: "information" };

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: documentTitle(handle) },
    { name: "description", content: `Tell us what is wrong, missing or good about ${BRAND}'s calculators.` },
    canonical(matches, "/feedback"),
  ];
}

export default function FeedbackPage({ loaderData }: Route.ComponentProps) {
  const { calculator, sent } = loaderData;
  const toast = useToast();
  const [message, setMessage] = useState("");
  const [state, setState] = useState<"idle" | "sending" | "sent" | "kept">(sent ? "sent" : "idle");
  const [wrong, setWrong] = useState<string | null>(null);

  const send = async () => {
    setState("sending");
    setWrong(null);
    const posted = await postOrKeep("/api/feedback", {
      type: "other",
      message,
      ...(calculator ? { calculatorId: calculator.id, calculatorName: calculator.name } : {}),
    });
    if (posted === "kept") return setState("kept");
    setState(posted.ok ? "sent" : "idle");
    if (!posted.ok) return setWrong(posted.message);
    setMessage("");
    toast({ title: "Feedback sent", text: "We'll review your feedback and work on improvements." });
  };

  return (
    <div className={wrap}>
      <Breadcrumb here="Feedback" />
      <h1>{calculator ? `Feedback on the ${calculator.name}` : "Feedback"}</h1>
      <p className={lede}>
        What is wrong, what is missing, what would help you? If a figure is wrong, tell us what you entered, what you
        got and what you expected.
      </p>
      {state === "sent" || state === "kept" ? (
        <p role="status" className={styles.thanks}>
          {state === "kept"
            ? "Thank you! There is no connection: your message is kept in this browser and sent once there is one."
            : `${sent === "request" ? "Request Submitted!" : "Thank you!"} Your message has been saved.`}
        </p>
      ) : (
        <form
          method="post"
          action="/api/feedback"
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <input type="hidden" name="type" value="other" />
          {calculator && <input type="hidden" name="calculatorId" value={calculator.id} />}
          {calculator && <input type="hidden" name="calculatorName" value={calculator.name} />}
          <label htmlFor="message" className={styles.label}>
            Your message
          </label>
          <textarea
            id="message"
            name="message"
            required
            maxLength={4000}
            className={styles.area}
            value={message}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? "message-wrong" : undefined}
            onChange={(event) => setMessage(event.target.value)}
          />
          {wrong && (
            <p id="message-wrong" role="alert" className={styles.wrong}>
              {wrong}
            </p>
          )}
          <p>
            <Button look="primary" type="submit" disabled={state === "sending"}>
              {state === "sending" ? "Sending…" : "Send feedback"}
            </Button>
          </p>
        </form>
      )}
    </div>
  );
}
