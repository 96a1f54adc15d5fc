/** A worker that does nothing, for tests that need only the runtime and its bindings. */
export default {
  fetch: () => new Response(null, { status: 404 }),
  queue: (batch) => batch.ackAll(),
} satisfies ExportedHandler;
