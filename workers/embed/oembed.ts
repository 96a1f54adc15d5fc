/** oEmbed 1.0 (https://oembed.com): what other sites show where someone pastes the address of a calculator. */
import { findRow, listDirectory } from "#workers/directory/directory.ts";
import type { Database } from "#workers/database/client.ts";
import { errorResponse, json } from "#workers/http/http.ts";
import { writeFrame } from "./embed-code.ts";

const WIDTH = 800;
const HEIGHT = 720;

/** For any site's page: nothing in it belongs to anyone. */
const HEADERS = { "Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin" };

/** The answer to GET /oembed: 404 for an address that is not one of our calculators, 501 for a format other than JSON. */
export async function answerOembed(address: URL, brand: string, database: Database): Promise<Response> {
  const { searchParams: query, origin } = address;
  if ((query.get("format") ?? "json") !== "json")
    return errorResponse(501, "oEmbed is answered as JSON only.", undefined, HEADERS);
  const wanted = query.get("url");
  if (!wanted) return errorResponse(400, "Say which page, by url.", undefined, HEADERS);
  const url = URL.canParse(wanted) ? new URL(wanted) : null;
  const [, id] = (url?.origin === origin && /^\/calculator\/([a-z\d-]{1,64})\/?$/.exec(url.pathname)) || [];
  const row = id ? findRow(await listDirectory(database), id) : undefined;
  if (!url || !row?.hasConfig)
    return errorResponse(404, "There is no calculator of ours at this url.", undefined, HEADERS);
  const width = readLimit(query.get("maxwidth"), WIDTH);
  const height = readLimit(query.get("maxheight"), HEIGHT);
  return json(
    {
      version: "1.0",
      type: "rich",
      provider_name: brand,
      provider_url: `${origin}/`,
      title: row.name,
      html: writeFrame({ origin, id: row.id, name: row.name, query: url.searchParams.toString(), width, height }),
      width,
      height,
      cache_age: 86_400,
    },
    { headers: { ...HEADERS, "Cache-Control": "public, max-age=3600" } },
  );
}

/** What is usual, or less where the site gives a limit in pixels: nothing may be larger, by the standard. */
function readLimit(text: string | null, usual: number): number {
  const limit = Math.floor(Number(text ?? usual));
  return limit > 0 ? Math.min(usual, limit) : usual;
}
