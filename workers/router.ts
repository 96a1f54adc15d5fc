import { createRequestHandler, RouterContextProvider } from "react-router";
import { type Page, pagesContext, readPages } from "./pages/pages.ts";

/** Imported with the first request, so that the worker starts without it. */
const loadBuild = () => import("virtual:react-router/server-build");

const handle = createRequestHandler(loadBuild, import.meta.env.MODE);

/** The pages of the site, from the `handle` of each route. */
export async function listPages(): Promise<readonly Page[]> {
  return readPages((await loadBuild()).routes);
}

/** What the routes answer. */
export async function handleRequest(request: Request): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(pagesContext, await listPages());
  return handle(request, context);
}
