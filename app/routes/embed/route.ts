import { databaseContext } from "#workers/middleware/database.ts";
import { allowMethods } from "#workers/middleware/request-checks.ts";
import type { Route } from "./+types/route";

export const middleware = [allowMethods("GET")];

/** GET /embed/{id}: a calculator as a whole document of its own, for frames on other sites. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { answerEmbed } = await import("./answer-embed.server.tsx");
  return answerEmbed(request, params.id, context.get(databaseContext).database);
}
