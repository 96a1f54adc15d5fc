import { adminRead } from "#workers/services/admin-call.ts";
import { readFeedback } from "#workers/services/admin-overview.ts";
import type { Route } from "./+types/feedback";

/** GET /api/admin/feedback `?calculator=`: feedback counted by calculator, and the newest messages. */
export function loader({ request }: Route.LoaderArgs) {
  const calculator = new URL(request.url).searchParams.get("calculator");
  return adminRead(request, (database) => readFeedback(database, calculator || null));
}
