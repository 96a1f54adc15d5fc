/** What attackers try over HTTP. The pages and calls are those of the route table, so that a new one is tried as well. */
import { expect, test } from "@playwright/test";
import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import { type Answer, type Ask, Connections } from "../site/connections.ts";
import { findFaults } from "../fuzz/faults.ts";
import { IN_ALL } from "../extent.ts";
import { patterns } from "../fuzz/requests.ts";

let connections: Connections;
let origin = "";
test.beforeAll(() => {
  origin = test.info().project.use.baseURL!;
  connections = new Connections(origin.replace("localhost", "127.0.0.1"), 4);
});
test.afterAll(() => connections.close());

const JSON_TYPE = { "Content-Type": "application/json" };
const CALL = "/api/calculators/mortgage/calculate";

/** An answer that no attack may turn into another one; slow machines are not the attacker's success. */
async function ask(request: Ask): Promise<Answer> {
  const answer = await connections.ask(request);
  expect(
    findFaults(answer).filter((fault) => !fault.startsWith("took ")),
    `${request.method ?? "GET"} ${request.path.slice(0, 200)}`,
  ).toEqual([]);
  return answer;
}

const text = ({ body }: Answer) => body.toString();

let visitors = 0;
/** From an address of its own, so that no limit is met. */
const post = (path: string, body: string | Uint8Array, headers: Readonly<Record<string, string>> = {}): Ask => ({
  path,
  method: "POST",
  body,
  headers: { ...JSON_TYPE, "CF-Connecting-IP": `10.77.${visitors++ % 256}.${process.pid % 256}`, ...headers },
});

test("a body that comes slowly is cut off", IN_ALL, async () => {
  test.setTimeout(60_000);
  const { hostname, port } = new URL(origin.replace("localhost", "127.0.0.1"));
  const socket = connect(Number(port), hostname);
  const head = `POST ${CALL} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n`;
  socket.write(`${head}{`);
  const drops = setInterval(() => socket.write(" "), 1000);
  let said = "";
  socket.on("data", (chunk) => (said += String(chunk)));
  const began = Date.now();
  await new Promise((resolve) => socket.once("close", resolve));
  clearInterval(drops);
  expect(said).toMatch(/^HTTP\/1\.1 408 .*The request took too long to arrive\./s);
  expect(Date.now() - began).toBeLessThan(30_000);
});

test.describe("another origin", () => {
  const foreign: readonly Readonly<Record<string, string>>[] = [
    { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { "Sec-Fetch-Site": "same-site" },
  ];
  // It changes nothing, and anyone may call it.
  const open = new Set(["/api/calculators/:id/calculate", "/api/v1/calculators/:id/calculate"]);

  const writesNothing = async (pattern: string, origins: typeof foreign, bodies: readonly string[]) => {
    const path = pattern
      .replace(":id", "bmi")
      .replace(":country", "DE")
      .replaceAll(/:\w+\??|\*/g, "x");
    for (const headers of origins) {
      for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
        for (const body of bodies) {
          const answer = await ask({ ...post(path, body, headers), method });
          expect(answer.status, `${method} ${JSON.stringify(headers)}`).toBeGreaterThanOrEqual(400);
          expect(answer.headers["set-cookie"]).toBeUndefined();
        }
      }
    }
  };

  for (const pattern of patterns.filter((one) => !open.has(one))) {
    test(`writes nothing by ${pattern}`, () => writesNothing(pattern, foreign.slice(0, 1), ["{}"]));
    test(`writes nothing by ${pattern}, whatever it says of itself`, IN_ALL, () =>
      writesNothing(pattern, foreign, ["{}", '{"type":"upvote","calculatorName":"x","calculatorId":"bmi"}']),
    );
  }

  for (const path of ["/preferences", "/login/development", "/about-us", "/assets/none.js", "/no-such-page"]) {
    test(`sends nothing to the page ${path}`, async () => {
      for (const headers of foreign) {
        for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
          const answer = await ask({ ...post(path, "theme=dark", headers), method });
          expect(answer.status, `${method} ${JSON.stringify(headers)}`).toBe(403);
          expect(JSON.parse(text(answer))).toEqual({ error: "This call must come from our own pages." });
        }
      }
    });
  }

  test("the same write from our own pages is taken", async () => {
    const own = { Origin: origin.replace("localhost", "127.0.0.1"), "Sec-Fetch-Site": "same-origin" };
    expect((await ask(post("/api/feedback", '{"type":"upvote"}', own))).status).toBe(201);
  });
});

test("no address leads to another site", async () => {
  const targets = [
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "/\t/evil.example",
    "/%09/evil.example",
  ];
  targets.push(
    "javascript:alert(1)",
    "/\r\n//evil.example",
    "/%2f%2fevil.example",
    "///evil.example",
    "\\\\evil.example",
  );
  for (const target of targets) {
    const encoded = encodeURIComponent(target);
    const form = new URLSearchParams({ theme: "dark", returnTo: target }).toString();
    const answers = [
      await ask(post("/preferences", form, { "Content-Type": "application/x-www-form-urlencoded" })),
      await ask({ path: `/api/login?returnTo=${encoded}` }),
      await ask({ path: `/login?returnTo=${encoded}` }),
      await ask({ path: `/preferences?returnTo=${encoded}` }),
      await ask({ path: `/calculator/mortgage?typed=en-US&homePrice=1&returnTo=${encoded}` }),
      await ask({ path: `/calculator/${encoded}` }),
      await ask({ path: `//evil.example/${encoded}` }),
    ];
    for (const answer of answers) {
      const { location } = answer.headers;
      if (location !== undefined) expect(new URL(location, origin).origin, target).toBe(new URL(origin).origin);
      // What a form sends back as `returnTo` is looked at by the server, above; links and actions are followed as they are.
      expect(text(answer)).not.toMatch(/(href|action|src)="(?!\/(?![/\\]))[^"]*evil\.example/);
    }
  }
});

test("paths stay within the site, and headers within their lines", async () => {
  const paths = [
    "/../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/..%2f..%2f.dev.vars",
    "/assets/..%2f..%2fserver/index.js",
    "/assets/%2e%2e/.dev.vars",
    "/.dev.vars",
    "/.git/HEAD",
    "/wrangler.json",
    "/server/index.js",
    "/%00",
    "/%",
    "/%E0%A4%A",
  ];
  for (const path of paths) {
    const answer = await ask({ path });
    expect([400, 404], path).toContain(answer.status);
    expect(text(answer)).not.toMatch(/root:x:|SESSION_SECRET|compatibility_date|ref: refs/);
  }
  for (const path of [
    "/calculator/x%0d%0aX-Injected:%201",
    "/?search=x%0d%0aX-Injected:%201",
    `/preferences?returnTo=/%0d%0aX-Injected:%201`,
    "/api/calculators/mortgage%0d%0aX-Injected:1/tables/schedule.csv",
    "/api/calculators/mortgage/tables/schedule%0d%0aX-Injected:1.csv",
  ])
    expect((await ask({ path })).headers["x-injected"], path).toBeUndefined();
});

test("a prototype is a key like another", async () => {
  const before = text(await ask({ path: CALL }));
  const bodies = [
    '{"inputs":{"__proto__":{"homePrice":1}}}',
    '{"inputs":{"constructor":{"prototype":{"homePrice":1}}}}',
    '{"__proto__":{"inputs":{"homePrice":1}}}',
    '{"inputs":{"toString":1,"hasOwnProperty":1}}',
    '{"inputs":{"homePrice":{"__proto__":{"polluted":1}}}}',
  ];
  for (const body of bodies) {
    const answer = await ask(post(CALL, body));
    if (answer.status === 200) expect(text(answer)).toBe(before);
    else expect(answer.status).toBe(422);
  }
  for (const path of ["/api/feedback", "/api/request-calculator"])
    expect((await ask(post(path, '{"__proto__":{"type":"upvote","calculatorName":"x"}}'))).status).toBe(422);
  for (const id of ["__proto__", "constructor", "toString", "hasOwnProperty"])
    for (const path of [`/calculator/${id}`, `/api/calculators/${id}`, `/api/calculators/${id}/calculate`])
      expect((await ask({ path })).status, path).toBe(404);
  expect(text(await ask({ path: CALL }))).toBe(before);
});

test("deep JSON is refused, not recursed into", async () => {
  const deep = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
  expect((await ask(post(CALL, "[".repeat(100_000)))).status).toBe(413);
  expect((await ask(post(CALL, "[".repeat(60_000)))).status).toBe(400);
  expect((await ask(post(CALL, deep(30_000)))).status).toBe(400);
  const nested = `{"inputs":{"points":${deep(30_000)}}}`;
  expect((await ask(post("/api/calculators/linear-regression/calculate", nested))).status).toBe(422);
  for (const path of ["/api/feedback", "/api/request-calculator"])
    expect((await ask(post(path, `{"message":${deep(3_000)}}`))).status).toBe(422);
  const address = encodeURIComponent(deep(1_500));
  expect((await ask({ path: `/calculator/linear-regression?points=${address}` })).status).toBe(200);
});

test("a body that would grow is not unpacked, and a large one is not read to its end", async () => {
  const bomb = gzipSync(Buffer.alloc(20 * 1024 * 1024, "[".codePointAt(0)));
  expect(bomb.byteLength).toBeLessThan(64 * 1024);
  for (const path of [CALL, "/api/feedback", "/api/request-calculator"]) {
    const answer = await ask(post(path, bomb, { "Content-Encoding": "gzip" }));
    expect([400, 413, 415, 422], path).toContain(answer.status);
  }
  const large = `{"inputs":{"x":"${"x".repeat(900_000)}"}}`;
  expect((await ask(post(CALL, large))).status).toBe(413);
  // The connection is in order afterwards.
  expect((await ask({ path: CALL })).status).toBe(200);
});

test("headers that are too large are refused or left alone, and the site goes on", async () => {
  const large = "x".repeat(14_000);
  for (const name of ["Cookie", "Accept-Language", "User-Agent", "Referer", "If-None-Match", "CF-IPCountry", "X-Any"]) {
    const { status } = await ask({
      path: "/",
      headers: { [name]: name === "Cookie" ? `preferences=${large}` : large },
    });
    expect(status, name).toBe(200);
  }
  const huge: Ask = { path: "/", headers: { Cookie: `a=${"x".repeat(200_000)}` } };
  const refused = await connections.ask(huge).then(
    ({ status }) => status,
    () => 0,
  );
  // By the server before our code, which may close the connection.
  expect([0, 200, 400, 413, 414, 431]).toContain(refused);
  expect((await ask({ path: "/" })).status).toBe(200);
});

test.describe("the document cache", () => {
  let number = 0;
  /** An address that nobody asked for before. */
  const unseen = () => `/calculator/mortgage?homePrice=${700_000 + ((process.pid * 1_000) % 9_000_000) + number++}`;

  const headers: readonly Readonly<Record<string, string>>[] = [
    { "X-Forwarded-Host": "evil.example" },
    { "X-Forwarded-Proto": "http", "X-Forwarded-Scheme": "http" },
    { "X-Host": "evil.example", "X-Forwarded-Server": "evil.example" },
    { "X-Original-URL": "/login", "X-Rewrite-URL": "/login" },
    { Forwarded: "host=evil.example;proto=http" },
    { "X-HTTP-Method-Override": "POST", "X-Method-Override": "DELETE" },
    { Authorization: "Bearer evil.example", Cookie: "session=evil.example" },
    { "User-Agent": "evil.example", Referer: "https://evil.example/" },
    { Accept: "application/json;evil.example" },
    { "Cache-Control": "no-store", Pragma: "no-cache", Range: "bytes=0-5" },
    { "If-None-Match": "*", "If-Modified-Since": "Sat, 01 Jan 2050 00:00:00 GMT" },
  ];
  for (const odd of headers) {
    test(`is not poisoned by ${Object.keys(odd).join(", ")}`, async () => {
      const clean = text(await ask({ path: unseen() })).length;
      const path = unseen();
      await ask({ path, headers: odd });
      const second = await ask({ path });
      expect(second.status).toBe(200);
      expect(second.headers["set-cookie"]).toBeUndefined();
      expect(text(second)).not.toContain("evil.example");
      // Figures of another price have as many digits: the same page.
      expect(Math.abs(text(second).length - clean)).toBeLessThan(200);
      expect(["hit", "miss"]).toContain(second.headers["x-document-cache"]);
    });
  }

  test("serves what was rendered, and says so", async () => {
    const path = unseen();
    const states = [await ask({ path }), await ask({ path })].map((answer) => answer.headers["x-document-cache"]);
    expect(states).toEqual(["miss", "hit"]);
  });

  test("leaves out parameters that the page does not know", async () => {
    const path = unseen();
    const odd = await ask({ path: `${path}&utm=%3Cscript%3Ealert(70731)%3C/script%3E&cb=evil.example` });
    expect(odd.headers["x-document-cache"]).toBe("miss");
    const clean = await ask({ path });
    expect(clean.headers["x-document-cache"]).toBe("hit");
    expect(text(clean)).toBe(text(odd));
    expect(text(clean)).not.toContain("evil.example");
  });

  test("keeps no body of HEAD, no part of a document, and no page that is not there", async () => {
    const path = unseen();
    await ask({ path, method: "HEAD" });
    expect(text(await ask({ path }))).toContain("</html>");
    for (let visit = 0; visit < 2; visit += 1)
      expect((await ask({ path: "/calculator/no-such" })).headers["x-document-cache"]).toBe("bypass");
  });
});
