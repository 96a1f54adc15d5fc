/** Deletes what the service worker kept and takes it away; the pages that it serves go on. */
const OFF = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) =>
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => registration.unregister()),
  ),
);
`;

/**
 * The answer to /service-worker.js. Browsers ask for it again with each page that is opened, at most daily from their
 * cache: where the operator has set `SERVICE_WORKER` to "off", they get one that takes itself away.
 * @param address where the build has put the service worker's code
 */
export function answerServiceWorker(address: string, setting: string | undefined): Response {
  return new Response(setting === "off" ? OFF : `import ${JSON.stringify(address)};\n`, {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
      // A service worker obeys the policy of its own answer.
      "Content-Security-Policy": "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
    },
  });
}
