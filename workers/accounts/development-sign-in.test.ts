import { expect, test } from "vitest";
import { developmentAdmin, developmentIdentity, offersDevelopmentSignIn } from "./development-sign-in.ts";

const at = (address: string) => new Request(address);

test.each(["http://localhost:4173/", "http://127.0.0.1/", "http://127.9.9.9:1/", "http://[::1]:4173/"])(
  "%s may offer it, when the variable is on",
  (address) => {
    expect(offersDevelopmentSignIn(at(address), { DEVELOPMENT_SIGN_IN: "on" })).toBe(true);
    for (const variable of [undefined, "", "off", "true", "ON"])
      expect(
        offersDevelopmentSignIn(at(address), variable === undefined ? {} : { DEVELOPMENT_SIGN_IN: variable }),
      ).toBe(false);
  },
);

test.each([
  "https://reckoner.example/",
  "http://localhost.evil.example/",
  "http://127.0.0.1.evil.example/",
  "http://0.0.0.0/",
  "http://10.0.0.1/",
  "http://[::ffff:10.0.0.1]/",
])("%s never offers it", (address) => {
  expect(offersDevelopmentSignIn(at(address), { DEVELOPMENT_SIGN_IN: "on" })).toBe(false);
});

test("people are told apart by their address, whatever its case", () => {
  const identity = developmentIdentity({ name: " Ada King Lovelace".trim(), email: "Ada@Example.com" });
  expect(identity).toMatchObject({ subject: "ada@example.com", firstName: "Ada", lastName: "King Lovelace" });
  expect(developmentIdentity({ name: "", email: "x@example.com" })).toMatchObject({ firstName: null, lastName: null });
  expect(developmentAdmin(" root@example.com ,b@example.com")?.email).toBe("root@example.com");
  expect(developmentAdmin("")).toBeNull();
});
