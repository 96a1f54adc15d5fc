import { createContext, type MiddlewareFunction } from "react-router";
import { readBookmark } from "#workers/accounts/bookmarks.ts";
import { env } from "#workers/bindings.server.ts";
import { type OpenDatabase, openDatabase } from "#workers/database/client.ts";

/** The database session of this request: every route reads and writes through it. */
export const databaseContext = createContext<OpenDatabase>();

/**
 * Opens the request's database session. Any replica that has seen what this visitor wrote may answer a read; a
 * write goes to the primary. Nothing goes over the wire until a query does.
 */
export const database: MiddlewareFunction<Response> = ({ request, context }) => {
  const isRead = request.method === "GET" || request.method === "HEAD";
  context.set(databaseContext, openDatabase(env.DB, isRead ? readBookmark(request) : "first-primary"));
};

/** For those who must see what everyone has written: administration. */
export const newestDatabase: MiddlewareFunction<Response> = ({ context }) => {
  context.set(databaseContext, openDatabase(env.DB, "first-primary"));
};
