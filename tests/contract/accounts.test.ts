import { expect, test } from "@playwright/test";

/** Signs in by the development page, as its form does. */
const signIn = { form: { name: "Ada Lovelace", email: "ada@example.com", returnTo: "/favorites" }, maxRedirects: 0 };

test("the development page signs in, and the calls know who asks", async ({ request }) => {
  expect((await request.get("/api/auth/user")).status()).toBe(401);
  const quiet = await request.get("/api/auth/user", { headers: { "X-Quiet": "1" } });
  expect(quiet.status()).toBe(204);

  const signedIn = await request.post("/login/development", signIn);
  expect(signedIn.status()).toBe(303);
  expect(signedIn.headers()["location"]).toBe("/favorites");
  const user = (await (await request.get("/api/auth/user")).json()) as Record<string, unknown>;
  expect(user).toMatchObject({
    firstName: "Ada",
    lastName: "Lovelace",
    email: "ada@example.com",
    profileImageUrl: null,
    isAdmin: false,
  });

  const out = await request.get("/api/logout", { maxRedirects: 0 });
  expect(out.status()).toBe(303);
  expect((await request.get("/api/auth/user")).status()).toBe(401);
});
