import * as v from "valibot";

/** What the browser calls a message: the server takes each once, however often it arrives. */
export const messageId = v.optional(v.pipe(v.string("The id must be text."), v.uuid("The id must be a UUID.")));
