import { useState } from "react";
import { useToast } from "#features/toast/index.ts";
import { Button } from "#ui/button.tsx";
import { row } from "#ui/button.css.ts";
import { postOrKeep } from "#features/outbox/index.ts";
import * as styles from "./feedback.css.ts";

/** Whether a calculator helped, asked on its page. */
export function FeedbackControl({ id, name }: { id: string; name: string }) {
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const send = async (type: "upvote" | "other") => {
    setIsBusy(true);
    const posted = await postOrKeep("/api/feedback", { calculatorId: id, type, calculatorName: name });
    setIsBusy(false);
    if (posted === "kept")
      return toast({
        title: "Kept for later",
        text: "There is no connection: your feedback is sent once there is one.",
      });
    if (!posted.ok) return toast({ title: "Failed to send feedback", text: posted.message });
    toast(
      type === "upvote"
        ? { title: "Thank you!", text: "Your positive feedback helps us improve!" }
        : { title: "Feedback sent", text: "We'll review your feedback and work on improvements." },
    );
  };
  return (
    <section className={styles.control} aria-label="Feedback">
      <p className={styles.controlText}>Did this calculator answer your question?</p>
      <div className={row}>
        <Button disabled={isBusy} onClick={() => void send("upvote")}>
          Yes, it helped
        </Button>
        <Button disabled={isBusy} onClick={() => void send("other")}>
          Not quite
        </Button>
        <a href={`/feedback?calculator=${id}`}>Tell us more</a>
      </div>
    </section>
  );
}
