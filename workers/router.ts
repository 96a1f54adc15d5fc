import { createRequestHandler, type RequestHandler } from "react-router";

const serverBuild = () => import("virtual:react-router/server-build");

let handler: Promise<RequestHandler> | undefined;

/** What the routes answer. */
export async function handleRequest(request: Request): Promise<Response> {
  // Given a function, the router makes its table of routes anew for each request: for sources that may change.
  handler ??= import.meta.env.DEV
    ? Promise.resolve(createRequestHandler(serverBuild, import.meta.env.MODE))
    : serverBuild().then((build) => createRequestHandler(build, import.meta.env.MODE));
  return (await handler)(request);
}
