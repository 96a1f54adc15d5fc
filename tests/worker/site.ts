/** The calls of the site as their visitors make them, answered by React Router with the routes' own middleware, without a server. */
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { startSession } from "#workers/accounts/sessions.ts";
import { env } from "#workers/bindings.server.ts";
import { database } from "#workers/middleware/database.ts";
import { pagesContext } from "#workers/pages/pages.ts";
import { addUser, readCookies } from "./account-bindings.ts";
import { buildTable } from "./route-table.ts";

export const ORIGIN = "https://reckoner.example";

const children = buildTable().map(([id, route]) => [id, { id, ...route, parentId: route.parentId ?? "root" }]);

const build = {
  entry: { module: { default: () => new Response("A page.") } },
  routes: { root: { id: "root", path: "", module: { middleware: [database] } }, ...Object.fromEntries(children) },
  assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "test" },
  publicPath: "/",
  assetsBuildDirectory: "",
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial", manifestPath: "" },
} as unknown as ServerBuild;

const handle = createRequestHandler(build, "production");

interface Call {
  readonly method?: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as a form sends it. */
  readonly form?: URLSearchParams;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls the site from its own pages: a write without a body is one that needs none. */
export function call(path: string, { body, form, cookie = "", headers, ...more }: Call = {}): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(pagesContext, []);
  const { method = body === undefined ? "GET" : "POST" } = more;
  return handle(
    new Request(new URL(path, ORIGIN), {
      method,
      redirect: "manual",
      headers: { Origin: ORIGIN, ...(form ? {} : { "Content-Type": "application/json" }), Cookie: cookie, ...headers },
      body: form ?? (body === undefined ? undefined : JSON.stringify(body)),
    }),
    context,
  );
}

/** The status and what the JSON of an answer says. */
export async function callJson(path: string, options: Call = {}): Promise<{ status: number; said: never }> {
  const response = await call(path, options);
  const text = await response.text();
  return { status: response.status, said: (text === "" ? null : JSON.parse(text)) as never };
}

/** The Cookie header of a browser in which this user is signed in. */
export async function signIn(email: string): Promise<string> {
  const id = await addUser(email);
  return readCookies(await startSession(new Request(ORIGIN), env, id));
}
