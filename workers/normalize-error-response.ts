/** What the router itself refuses, in the words of our contract. */
import { ERROR_KINDS } from "#errors/types.ts";
import { errorResponse } from "./http/http.ts";

const SENTENCES: Readonly<Record<number, string>> = {
  400: "The request cannot be understood.",
  403: "This call must come from our own pages.",
  404: "There is nothing at this address.",
  405: "This address does not take that method.",
};

/**
 * The router answers calls that no route takes (a POST where there is only a GET, an action for another origin) with
 * `{"message": …}`, and JSON calls that fail with a plain text; all of our errors are `{"error": sentence}`. Every other
 * answer is given back as it is.
 */
export async function normalizeErrorResponse(request: Request, response: Response): Promise<Response> {
  if (response.status < 400 || !(await isOfRouter(request, response))) return response;
  const headers = new Headers(response.headers);
  for (const name of ["Content-Type", "Content-Length"]) headers.delete(name);
  return errorResponse(
    response.status,
    SENTENCES[response.status] ?? ERROR_KINDS.internal.userMessage,
    undefined,
    headers,
  );
}

async function isOfRouter(request: Request, response: Response): Promise<boolean> {
  const type = response.headers.get("Content-Type") ?? "";
  const isJsonCall = new URL(request.url).pathname.startsWith("/api/");
  if (!type.startsWith("application/json")) return isJsonCall && response.status >= 500;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof body === "object" && body !== null && "message" in body && !("error" in body);
}
