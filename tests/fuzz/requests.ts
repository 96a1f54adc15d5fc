/** Requests made up from the route table and the definitions. */
import routeTable from "../../app/routes.ts";
import type { Ask } from "../site/connections.ts";
import type { Chance } from "./chance.ts";
import { encode, HANDLER, HOSTILE, hostile, type Input, inputsFor, writeQuery, SCRIPT } from "./values.ts";

export interface Definition {
  readonly id: string;
  readonly inputs: readonly Input[];
  readonly outputs: readonly { readonly key: string }[];
}

/** Every pattern of the route table, "/api/calculators/:id". */
export const patterns: readonly string[] = [...new Set(routeTable.flatMap((route) => flattened(route, "")))];

interface Route {
  readonly path?: string | undefined;
  readonly children?: readonly Route[] | undefined;
}

function flattened({ path = "", children = [] }: Route, above: string): readonly string[] {
  const own = path === "" ? above : `${above}/${path}`;
  return [own || "/", ...children.flatMap((child) => flattened(child, own))];
}

const METHODS = ["GET", "GET", "GET", "HEAD", "POST", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Addresses that no route means. */
const ODD_PATHS = [
  "/%",
  "/%E0%A4%A",
  "/%00",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/..%2f..%2f.dev.vars",
  "/.dev.vars",
  "/.git/config",
  "/wrangler.json",
  "//evil.example/",
  "/\\evil.example",
  "/calculator/..%2f..%2fapi",
  "/calculator/mortgage/",
  "/calculator/MORTGAGE",
  "/calculator/%F0%9F%92%A9",
  "/calculator/__proto__",
  "/calculator/constructor/cases",
  "/api/calculators/__proto__/calculate",
  "/api/calculators/toString/use",
  "/api/calculators/mortgage/tables/__proto__.csv",
  "/api/calculators/mortgage/tables/schedule.csv",
  "/calculator/mortgage.data",
  "/_root.data",
  "/__manifest?paths=%2F&version=x",
  "/__manifest?paths=%2Fno%2Fsuch&version=<script>",
  "/assets/none.js",
  `/${"a/".repeat(800)}`,
];

/** Bodies that JSON calls get instead of what they want. */
const ODD_BODIES = ["", "{", "[]", "null", '"text"', "1e999", "[".repeat(3_000), '{"inputs":[]}', "\u0000", "a=1&b=2"];

/** Bodies of the calls that take one, of the form that they want. Routes that are not here get any body. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  "/api/feedback": ["calculatorId", "calculatorName", "type", "message"],
  "/api/request-calculator": ["calculatorName", "description", "email"],
  "/api/favorites": ["calculatorId", "ids"],
  "/api/errors": ["type", "severity", "message", "stack", "context"],
  "/api/vitals": ["page", "metric", "value"],
  "/preferences": ["country", "unitSystem", "currency", "locale", "theme", "returnTo", "shown", "accessible"],
};

const COMMON = [
  "upvote",
  "bmi",
  "mortgage",
  "me@example.com",
  "metric",
  "EUR",
  "de-DE",
  "US",
  "medium",
  "network",
  "/",
];

function bodyFor(pattern: string, chance: Chance): { body: string; type: string } {
  if (chance.often(0.2)) return { body: chance.pick(ODD_BODIES), type: "application/json" };
  const keys = FIELDS[pattern] ?? ["calculatorId", "id", "name", "value", "inputs"];
  const fields = Object.fromEntries(
    keys.filter(() => chance.often(0.8)).map((key) => [key, chance.often(0.6) ? chance.pick(COMMON) : hostile(chance)]),
  );
  return chance.often(0.3)
    ? { body: writeQuery(fields), type: "application/x-www-form-urlencoded" }
    : { body: JSON.stringify(fields), type: "application/json" };
}

function fill(pattern: string, ids: readonly string[], chance: Chance): string {
  return pattern.replaceAll(/\/(:\w+\??|\*)/g, () => {
    const value = chance.often(0.6) ? chance.pick(ids) : chance.pick(HOSTILE).slice(0, 200);
    return `/${encode(value) || "-"}`;
  });
}

/** Parameters that some page or call reads, and others. */
const PARAMETERS = [
  "search",
  "q",
  "category",
  "limit",
  "ids",
  "returnTo",
  "typed",
  "show",
  "sent",
  "version",
  "_routes",
];

function oddQuery(chance: Chance): string {
  if (chance.often(0.3)) return "";
  const entries = Array.from({ length: 1 + chance.below(3) }, () => {
    return `${encode(chance.pick([...PARAMETERS, ...HOSTILE]).slice(0, 100))}=${encode(chance.pick(HOSTILE))}`;
  });
  return `?${entries.join("&")}`;
}

/** Headers as strangers send them. What HTTP itself does not allow is left out: the client would not send it. */
function headersFor(chance: Chance): Record<string, string> {
  const headers: Record<string, string> = { "CF-Connecting-IP": `10.${chance.below(256)}.${chance.below(256)}.1` };
  const odd = () =>
    chance
      .pick([...HOSTILE, SCRIPT, HANDLER])
      .replaceAll(/[^\x20-\x7e]/g, "")
      .slice(0, 3_000);
  if (chance.often(0.3)) headers["CF-IPCountry"] = chance.often(0.5) ? chance.pick(["DE", "US", "JP", "T1"]) : odd();
  if (chance.often(0.3)) headers["Accept-Language"] = chance.often(0.5) ? "de-DE,de;q=0.9" : odd();
  if (chance.often(0.3))
    headers["Cookie"] = `preferences=${encode(odd())}; theme=${odd().replaceAll(";", "")}; session=${encode(odd())}`;
  if (chance.often(0.1)) headers["X-Forwarded-Host"] = "evil.example";
  if (chance.often(0.1)) headers["Sec-Fetch-Site"] = chance.pick(["cross-site", "same-origin", "none"]);
  if (chance.often(0.1)) headers["Origin"] = chance.pick(["https://evil.example", "null"]);
  if (chance.often(0.1)) headers["If-None-Match"] = odd() || "*";
  if (chance.often(0.05)) headers["Range"] = "bytes=0-10";
  if (chance.often(0.05)) headers["Accept"] = odd() || "*/*";
  return headers;
}

/** A call of an MCP client, right in its form; what it asks for need not be. */
function makeToolCall(id: string, inputs: unknown, headers: Record<string, string>, chance: Chance): Ask {
  const name = chance.pick(["find", "describe", "calculate", "calculate", "solve", "ask", hostile(chance)]);
  const texts = { query: hostile(chance), question: hostile(chance), vary: hostile(chance) };
  const params = { name, arguments: chance.often(0.7) ? { id, inputs } : { id, inputs, ...texts } };
  return {
    method: "POST",
    path: "/mcp",
    headers: { ...headers, "Content-Type": "application/json", Accept: "application/json, text/event-stream" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params }),
  };
}

const UNITS = ["kg", "lb", "ft-in", "m2", "USD", "percent", "zz"];
const PROTOTYPE = ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf"];
const LOCALES = ["en-US", "de-DE", "ar-EG", "zz-ZZ", "en-US-u-nu-thai", "x"];

const GOALS = ["0", "1", "2500", "2.500,5", "-1e3", "1e308", "99.99"];

/** What forms without a script add to an address, in pairs: locale, units, cells of rows, parts of tables, a target. */
function addressExtras({ inputs, outputs }: Definition, chance: Chance): readonly string[] {
  const odd = (usual: readonly string[]) => encode(chance.pick([...usual, ...PROTOTYPE, ...HOSTILE]).slice(0, 200));
  // Mostly a name of the calculator's, so that it is reached what is behind the names.
  const name = (keys: readonly string[]) => (keys.length > 0 && chance.often(0.7) ? chance.pick(keys) : odd(keys));
  const extras = chance.often(0.7) ? [`typed=${odd(LOCALES)}`] : [];
  if (chance.often(0.4)) {
    extras.push(`solve=${name(inputs.map(({ key }) => key))}`, `for=${name(outputs.map(({ key }) => key))}`);
    extras.push(`is=${chance.often(0.7) ? encode(chance.pick(GOALS)) : odd(GOALS)}`);
    if (chance.often(0.2)) extras.push(`with=${encode(writeQuery(inputsFor(inputs, chance)).slice(0, 1_000))}`);
  }
  for (const { key, kind, of } of inputs) {
    if (chance.often(0.4)) extras.push(`${key}.unit=${odd(UNITS)}`);
    if (kind !== "list" || chance.often(0.3)) continue;
    const columns = typeof of === "object" ? of.map((column) => column.key) : ["0"];
    for (let row = chance.pick([1, 3, 60, 200]); row > 0; row -= 1)
      extras.push(
        `${key}.${chance.below(10_001)}.${odd(columns)}${chance.often(0.3) ? ".unit" : ""}=${odd(["1", "2,5", ""])}`,
      );
  }
  if (chance.often(0.3)) extras.push(`add=${odd(inputs.map(({ key }) => key))}`);
  if (chance.often(0.5)) {
    const tables = [...outputs.map(({ key }) => key), "working", "matters"];
    extras.push(`show=${odd(tables)}${chance.often(0.5) ? `.${chance.pick([0, 1, 400, 99_999, -1])}` : ""}`);
  }
  // What HTTP servers take at most.
  while (extras.join("&").length > 8_000) extras.pop();
  return extras;
}

/** One request: of a calculator with inputs, of a route with anything, or of no route. */
export function makeRequest(definitions: readonly Definition[], chance: Chance): Ask {
  const headers = headersFor(chance);
  const kind = chance.next();
  if (kind < 0.45) {
    const definition = chance.pick(definitions);
    const inputs = inputsFor(definition.inputs, chance);
    const query = writeQuery(inputs).slice(0, 6_000).replace(/%.?$/, "");
    if (kind < 0.15) return { path: `/api/calculators/${definition.id}/calculate?${query}`, headers };
    if (kind < 0.3)
      return {
        method: "POST",
        path: `/api/calculators/${definition.id}/calculate`,
        headers: { ...headers, "Content-Type": "application/json" },
        body: JSON.stringify({ inputs }),
      };
    if (kind < 0.34 && definition.outputs.length > 0)
      return {
        method: "POST",
        path: `/api/calculators/${definition.id}/solve`,
        headers: { ...headers, "Content-Type": "application/json" },
        body: JSON.stringify({
          inputs: chance.often(0.5) ? {} : inputs,
          target: { output: chance.pick(definition.outputs).key, value: 10 ** (chance.next() * 12 - 3) },
          vary: chance.pick(definition.inputs).key,
        }),
      };
    if (kind < 0.36) return makeToolCall(definition.id, inputs, headers, chance);
    const extras = chance.often(0.6) ? addressExtras(definition, chance) : [];
    return { path: `/calculator/${definition.id}?${[query, ...extras].filter(Boolean).join("&")}`, headers };
  }
  if (kind > 0.93) return { path: chance.pick(ODD_PATHS), method: chance.pick(METHODS), headers };
  const pattern = chance.pick(patterns);
  const path =
    fill(
      pattern,
      definitions.map(({ id }) => id),
      chance,
    ) + oddQuery(chance);
  const method = chance.pick(METHODS);
  if (method === "GET" || method === "HEAD" || method === "OPTIONS") return { path, method, headers };
  const { body, type } = bodyFor(pattern, chance);
  return { path, method, headers: { ...headers, "Content-Type": type }, body };
}
