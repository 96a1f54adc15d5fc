import type { RequestState } from "./admin-requests.ts";

/** A mail as it is sent, or as a link opens it in the admin's own mail program. */
export interface Notice {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const NEWS: Readonly<Record<RequestState, string>> = {
  new: "We have read your request.",
  planned: "It is planned.",
  done: "It is there now.",
  declined: "We will not make it, and are sorry.",
};

interface Told {
  readonly calculatorName: string;
  readonly state: RequestState;
  readonly answer: string | null;
}

/** What is told to the person who asked for a calculator. */
export function composeNotice({ calculatorName, state, answer }: Told, to: string, origin: string): Notice {
  const name = calculatorName.replaceAll(/\s+/g, " ");
  return {
    to,
    subject: `Your calculator request: ${name}`,
    text: [
      `You asked us for a calculator: ${name}.`,
      NEWS[state],
      ...(answer ? [answer] : []),
      ...(state === "done" ? [`${origin}/?search=${encodeURIComponent(name)}`] : []),
      `This is the one notice that you asked for.\n${origin}`,
    ].join("\n\n"),
  };
}

/** The answer to feedback from someone who was signed in. */
export function composeAnswer(
  { message, answer }: { readonly message: string; readonly answer: string },
  to: string,
  origin: string,
): Notice {
  const quoted = message.replaceAll(/^/gm, "> ");
  return { to, subject: "Your feedback", text: `${answer}\n\nYou wrote:\n${quoted}\n\n${origin}` };
}

export const NO_WEBHOOK = "NOTICE_WEBHOOK is not set. docs/deploy.md says how to set it.";
export const NOT_TAKEN = "The webhook did not take the mail.";

/** How long the webhook may take, in milliseconds. */
const DEADLINE = 8_000;

/**
 * Hands a mail to the configured webhook, as JSON `{to, subject, text}`.
 * @returns whether it was taken
 */
export async function sendNotice(webhook: string, notice: Notice): Promise<boolean> {
  const response = await fetch(webhook, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(notice),
    redirect: "manual",
    signal: AbortSignal.timeout(DEADLINE),
  }).catch(() => null);
  return response?.ok ?? false;
}
