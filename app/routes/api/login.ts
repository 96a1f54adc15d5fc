import { redirect } from "react-router";

/** GET /api/login: to the page with the sign-in choices. */
export function loader() {
  return redirect("/login");
}
