import { expect, test } from "vitest";
import { refuseTooMany, withWholeBody } from "./http.ts";

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
  const large = await send(new Response(new Uint8Array(1024 * 1024 + 1)).body!);
  expect(large).toMatchObject({ status: 413 });
});
