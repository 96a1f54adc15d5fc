import rows from "#generated/rows.ts";
import { categoryName } from "#catalogue/categories.ts";
import { BRAND } from "#ui/brand.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { visibleIds } from "#workers/directory/directory.ts";
import type { Route } from "./+types/route";

/** GET /llms.txt: what the site is, for language models (llmstxt.org): its JSON calls, and every calculator by category. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shown = await visibleIds(context.get(databaseContext).database);
  const listed = rows.filter((row) => shown.has(row.id));
  const { origin } = new URL(request.url);
  const categories = [...Map.groupBy(listed, (row) => row.category)]
    .map(([key, list]) => [categoryName(key), list] as const)
    .toSorted(([a], [b]) => a.localeCompare(b, "en"));
  const lines = [
    `# ${BRAND}`,
    "",
    `> ${listed.length} calculators and unit converters. Results are tested against separate calculations and published figures. Free, without an account, without tracking.`,
    "",
    "A calculator's page answers for the inputs in its address, without JavaScript. The same answers come as JSON, unrounded, by calls that any origin may read:",
    "",
    `- [All calculators](${origin}/api/v1/calculators): id, name, description, category of each; \`?q=\` searches`,
    `- [One calculator](${origin}/api/v1/calculators/mortgage): its inputs and outputs as JSON Schema with units, limits and defaults`,
    `- [An answer](${origin}/api/v1/calculators/mortgage/calculate?homePrice=450000): \`GET /api/v1/calculators/{id}/calculate?key=value\`, or POST \`{"inputs": {…}}\`; an input left out takes its default; an invalid one is refused with 422 and named`,
    `- Backwards: POST ${origin}/api/v1/calculators/{id}/solve \`{"inputs": {…}, "target": {"output": key, "value": number}, "vary": key}\`: the input that gives a wanted output; 422 with the reachable range where none does`,
    `- [All calls](${origin}/openapi.json): OpenAPI 3.1, 2 MB`,
    `- As tools: ${origin}/mcp (Model Context Protocol, Streamable HTTP, no key): find, describe, calculate, solve, ask`,
    `- [Exchange rates](${origin}/api/v1/rates): daily, with date and source`,
    `- [How every calculator is checked](${origin}/proof)`,
    ...categories.flatMap(([name, list]) => [
      "",
      `## ${name}`,
      "",
      ...list.map((row) => `- [${row.name}](${origin}/calculator/${row.id}): ${row.description}`),
    ]),
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
