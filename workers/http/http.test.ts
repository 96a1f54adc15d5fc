import { expect, test } from "vitest";
import { refuseTooMany } from "./http.ts";

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
