import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";

const serverBuild = () => import("virtual:react-router/server-build");

/** The routes of calls: `api/…` (app/routes.ts). */
const isCall = (route: { readonly path?: string | undefined }) => route.path?.startsWith("api/") ?? false;

/** Of an address; the router does not tell capitals from small letters. */
const CALL = /^\/api\//i;

/** A part of the site: the router looks through its routes one after the other, several times for each document. */
function part(build: ServerBuild, isPart: (route: { readonly path?: string | undefined }) => boolean): ServerBuild {
  const { assets } = build;
  const within = <Route extends { path?: string | undefined }>(routes: Readonly<Record<string, Route | undefined>>) =>
    Object.fromEntries(Object.entries(routes).filter(([, route]) => route && isPart(route)));
  return {
    ...build,
    routes: within(build.routes) as ServerBuild["routes"],
    assets: { ...assets, routes: within(assets.routes) as typeof assets.routes },
  };
}

interface Handlers {
  readonly calls: RequestHandler;
  readonly documents: RequestHandler;
}

const mode = import.meta.env.MODE;

function handlersOf(build: ServerBuild): Handlers {
  return {
    // The root and home, which have no path, and the page of what is not there belong to both.
    calls: createRequestHandler(
      part(build, (route) => isCall(route) || !route.path || route.path === "*"),
      mode,
    ),
    documents: createRequestHandler(
      part(build, (route) => !isCall(route)),
      mode,
    ),
  };
}

let handlers: Handlers | undefined;

/** What the routes answer. */
export async function handleRequest(request: Request): Promise<Response> {
  if (import.meta.env.DEV) {
    // Given a function, the router makes its table of routes anew for each request: for sources that change.
    const handler = createRequestHandler(serverBuild, mode);
    return handler(request);
  }
  // Each request waits for the module itself: what one request waits for ends with it, should its visitor leave.
  const { calls, documents } = (handlers ??= handlersOf(await serverBuild()));
  return CALL.test(new URL(request.url).pathname) ? calls(request) : documents(request);
}
