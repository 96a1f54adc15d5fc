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
 * `{"message": …}`; all of our errors are `{"error": sentence}`. Every other answer is given back as it is.
 */
export async function inOurWords(response: Response): Promise<Response> {
  if (response.status < 400 || response.headers.get("Content-Type") !== "application/json") return response;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  if (typeof body !== "object" || body === null || !("message" in body) || "error" in body) return response;
  const headers = new Headers(response.headers);
  for (const name of ["Content-Type", "Content-Length"]) headers.delete(name);
  const sentence = SENTENCES[response.status] ?? "Something went wrong on our side. Please try again.";
  return refusal(response.status, sentence, undefined, headers);
}
