/** What the router itself refuses, in the words of our contract. */
import { refusal } from "./services/http.ts";

const SENTENCES: Readonly<Record<number, string>> = {
  400: "The request cannot be understood.",
  403: "This call must come from our own pages.",
  404: "There is nothing at this address.",
  405: "This address does not take that method.",
};

/**
 * The router answers calls that no route takes (a POST where there is only a GET, an action for another origin) with
 * `{"message": …}`, and calls that fail with a plain text; all of our errors are `{"error": sentence}`. Every other
 * answer is given back as it is.
 */
export async function inOurWords(response: Response): Promise<Response> {
  if (response.status < 400 || !(await isOfRouter(response))) return response;
  const headers = new Headers(response.headers);
  for (const name of ["Content-Type", "Content-Length"]) headers.delete(name);
  const sentence = SENTENCES[response.status] ?? "Something went wrong on our side. Please try again.";
  return refusal(response.status, sentence, undefined, headers);
}

async function isOfRouter(response: Response): Promise<boolean> {
  const type = response.headers.get("Content-Type");
  if (type?.startsWith("text/plain")) return response.status >= 500;
  if (type !== "application/json") return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof body === "object" && body !== null && "message" in body && !("error" in body);
}
