/** The answer to a write: done, or a sentence that says why not. */
export type Posted =
  | { readonly ok: true }
  | { readonly ok: false; readonly message: string; readonly field?: string; readonly status?: number };

/**
 * Posts JSON to our own site; a refusal comes back as the sentence that the server wrote.
 * @param sender whose it is, by the account's id: refused where someone else is signed in by now. Null: nobody's, sent without
 *   cookies. Without it, it is of whoever is signed in
 */
export async function postJson(url: string, body: unknown, sender?: string | null): Promise<Posted> {
  try {
    const response = await fetch(url, {
      method: "POST",
      credentials: sender === null ? "omit" : "include",
      headers: { "Content-Type": "application/json", ...(sender && { "X-Account": sender }) },
      body: JSON.stringify(body),
    });
    if (response.ok) return { ok: true };
    const answer = (await response.json().catch(() => ({}))) as {
      error?: string;
      issues?: { field: string; message: string }[];
    };
    const issue = answer.issues?.[0];
    return {
      ok: false,
      status: response.status,
      message: issue?.message ?? answer.error ?? "The server could not take it. Please try again.",
      ...(issue ? { field: issue.field } : {}),
    };
  } catch {
    return { ok: false, message: "Connection error. Please check your internet connection and try again." };
  }
}
