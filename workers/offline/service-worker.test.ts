import { expect, test } from "vitest";
import { answerServiceWorker } from "./service-worker.ts";

test("imports the build's script, under a policy that lets it fetch from the site only", async () => {
  const response = answerServiceWorker("/assets/service-worker-1.js", undefined);
  expect(await response.text()).toBe('import "/assets/service-worker-1.js";\n');
  expect(response.headers.get("Content-Type")).toMatch(/^text\/javascript/);
  expect(response.headers.get("Cache-Control")).toBe("no-cache");
  expect(response.headers.get("Content-Security-Policy")).toBe(
    "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
  );
});

test("switched off, it deletes what was kept and takes itself away", async () => {
  const text = await answerServiceWorker("/assets/service-worker-1.js", "off").text();
  expect(text).not.toContain("import");
  expect(text).toContain("caches.delete");
  expect(text).toContain("registration.unregister()");
});
