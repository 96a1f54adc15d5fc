/** A failed call: its message is "STATUS: body", spec 2 §8. */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, body: string) {
    super(`${status}: ${body}`);
    this.name = "HttpError";
    this.status = status;
  }
}

/** Loads JSON with the visitor's cookies. @throws HttpError for any answer that is not a success */
export async function fetchJson<T>(url: string, headers: Readonly<Record<string, string>> = {}): Promise<T> {
  const response = await fetch(url, { credentials: "include", headers });
  if (!response.ok) throw new HttpError(response.status, (await response.text()) || response.statusText);
  return (await response.json()) as T;
}
