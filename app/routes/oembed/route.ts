import { BRAND } from "#ui/brand.ts";
import { answerOembed } from "#workers/embed/oembed.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { allowMethods } from "#workers/middleware/request-checks.ts";
import type { Route } from "./+types/route";

export const middleware = [allowMethods("GET")];

/** GET /oembed?url=&maxwidth=&maxheight=&format=json: how a calculator's page is shown on other sites. */
export function loader({ request, context }: Route.LoaderArgs) {
  return answerOembed(new URL(request.url), BRAND, context.get(databaseContext).database);
}
