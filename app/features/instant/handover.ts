/** The form's event by which React says that it answers from now on. */
export const HANDOVER = "handover";

/** What the form held at the last keystroke, filled in by who answered it. */
export interface Handover {
  typed?: URLSearchParams;
}

/** The present form, by the names of its fields. */
export function readForm(form: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return new URLSearchParams(entries);
}

/**
 * Ends the answers before React, and says what was typed until then. The form itself no longer knows it all: React
 * writes the server's text into a textarea that it takes over.
 */
export function takeOverForm(form: HTMLFormElement): URLSearchParams {
  const detail: Handover = {};
  form.dispatchEvent(new CustomEvent(HANDOVER, { detail, bubbles: true }));
  return detail.typed ?? readForm(form);
}
