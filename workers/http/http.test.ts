import { expect, test, vi } from "vitest";
import { cacheFor, json, readJson, readText, refuseTooMany, withWholeBody } from "./http.ts";

test("a visitor with a whole network of IPv6 addresses is one visitor", async () => {
  const keyOf = async (address: string) => {
    const keys: string[] = [];
    const limiter = { limit: ({ key }: { key: string }) => Promise.resolve({ success: keys.push(key) > 0 }) };
    await refuseTooMany(new Request("https://a.test", { headers: { "CF-Connecting-IP": address } }), limiter, "use");
    return keys[0];
  };
  const key = await keyOf("2001:db8:0:7::1");
  expect(await keyOf("2001:db8:0:7:ffff:1:2:3")).toBe(key);
  expect(await keyOf("2001:DB8::7:0:0:0:9")).toBe(key);
  expect(await keyOf("2001:db8:0:8::1")).not.toBe(key);
  expect(await keyOf("2001:db8::1")).not.toBe(key);
  expect(await keyOf("192.0.2.1")).not.toBe(await keyOf("192.0.2.2"));
});

test("a body that does not come is not waited for", async () => {
  const send = (body: ReadableStream<Uint8Array>) =>
    withWholeBody(new Request("https://a.test", { method: "POST", body }), 50);
  const never = await send(new ReadableStream({ start: (sink) => sink.enqueue(new Uint8Array(3)) }));
  expect(never).toMatchObject({ status: 408 });
  const whole = await send(new Response("text").body!);
  expect(whole).toBeInstanceOf(Request);
  expect(await (whole as Request).text()).toBe("text");
});

test("a body that comes in pieces is read whole, up to 1 MiB", async () => {
  const MOST = 1024 * 1024;
  const send = (sizes: readonly number[]) =>
    withWholeBody(
      new Request("https://a.test", {
        method: "PUT",
        body: new ReadableStream<Uint8Array>({
          start: (sink) => {
            for (const [at, size] of sizes.entries()) sink.enqueue(new Uint8Array(size).fill(at + 1));
            sink.close();
          },
        }),
      }),
    );
  const whole = (await send([2, 3, 1])) as Request;
  expect([whole.method, [...new Uint8Array(await whole.arrayBuffer())]]).toEqual(["PUT", [1, 1, 2, 2, 2, 3]]);
  expect(await send([MOST - 5, 5])).toBeInstanceOf(Request);
  const large = (await send([MOST - 5, 6])) as Response;
  expect([large.status, await large.json()]).toEqual([413, { error: "The request is larger than 1 MiB." }]);
});

test("a body may take twenty seconds, and no longer", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const answered = vi.fn<(answer: Request | Response) => void>();
    const work = withWholeBody(new Request("https://a.test", { method: "POST", body: new ReadableStream() })).then(
      answered,
    );
    await vi.advanceTimersByTimeAsync(19_999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await work;
    const response = answered.mock.calls[0]![0] as Response;
    expect([response.status, await response.json()]).toEqual([408, { error: "The request took too long to arrive." }]);
  } finally {
    vi.useRealTimers();
  }
});

test("a call takes 64 KiB of JSON; what says that it is larger is not read", async () => {
  const read = (size: number, headers: HeadersInit = {}) =>
    readJson(new Request("https://a.test", { method: "POST", headers, body: `"${"x".repeat(size - 2)}"` }));
  expect(await read(65_536)).toMatchObject({ ok: true });
  for (const answer of [await read(65_537), await read(9, { "Content-Length": "65537" })]) {
    const { response } = answer as Extract<typeof answer, { ok: false }>;
    expect([response.status, await response.json()]).toEqual([413, { error: "The request is larger than 64 KiB." }]);
  }
});

test("letters that two pieces share stay whole", async () => {
  const bytes = new TextEncoder().encode("5 € – 日本");
  const body = new ReadableStream<Uint8Array>({
    start: (sink) => {
      for (const byte of bytes) sink.enqueue(new Uint8Array([byte]));
      sink.close();
    },
  });
  expect(await readText({ body }, bytes.length)).toBe("5 € – 日本");
  expect(await readText({ body: new Response("日本").body }, 5)).toBeNull();
  expect(await readText({ body: null }, 5)).toBe("");
});

test("answers are JSON that says its letters; what anyone may keep says for how long", async () => {
  expect(json({}).headers.get("Content-Type")).toBe("application/json; charset=utf-8");
  expect(json({}, { status: 201, headers: { ETag: '"1"' } })).toMatchObject({ status: 201 });
  expect(cacheFor(60).headers["Cache-Control"]).toBe("public, max-age=60");
});
