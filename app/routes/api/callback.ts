import { refusal } from "#workers/services/http.ts";

export function loader() {
  return refusal(404, "There is no such sign-in provider.");
}
