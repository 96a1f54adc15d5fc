import { databaseContext } from "#workers/middleware/database.ts";
import { allowMethods } from "#workers/middleware/request-checks.ts";
import type { Route } from "./+types/route";

export const middleware = [allowMethods("GET")];

/** GET /embed/collection?name=&c=&…&end=1: a collection for frames on other sites. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { answerEmbeddedCollection } = await import("./embedded-collection.server.tsx");
  return answerEmbeddedCollection(request, context.get(databaseContext).database);
}
