import { errorResponse } from "#workers/http/http.ts";

/** Any other address under /api/v…: another version, or no call at all. */
export function loader(): Response {
  return errorResponse(404, "There is no such call. /developers lists those of version 1.");
}

export const action = loader;
