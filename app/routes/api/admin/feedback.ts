import { adminRead } from "#workers/admin/admin-call.ts";
import { readFeedback } from "#workers/admin/admin-overview.ts";
import type { Route } from "./+types/feedback";

/** GET /api/admin/feedback `?calculator=`: feedback counted by calculator, and the newest messages. */
export function loader({ request }: Route.LoaderArgs) {
  const calculator = new URL(request.url).searchParams.get("calculator");
  return adminRead(request, (database) => readFeedback(database, calculator || null));
}
