/** Who a provider says that somebody is: names, addresses and pictures as accounts keep them. */
import { expect, test } from "vitest";
import { ask, database, readCookies } from "../../tests/worker/account-bindings.ts";
import { bindings, signIn, standInProvider } from "../../tests/worker/stand-in-provider.ts";
import { findAccount } from "./accounts.ts";
import { listProviders } from "./providers.ts";
import { beginSignIn, finishSignIn } from "./sign-in.ts";

const provider = standInProvider();
const accountOf = (cookies: readonly string[]) => findAccount(ask("/", readCookies(cookies)), bindings, database);

async function signInWithGithub(user: object, emails: unknown) {
  provider.answers["/login/oauth/access_token"] = () => ({ access_token: "a", token_type: "bearer", scope: "" });
  provider.answers["/user"] = () => ({ id: 9, login: "octo", ...user });
  provider.answers["/user/emails"] = () => emails;
  const begun = await beginSignIn(ask("/"), bindings, "github", "/");
  const callback = `/api/auth/callback/github?code=c&state=${new URL(begun.location).searchParams.get("state")}`;
  return finishSignIn(ask(callback, readCookies(begun.cookies)), bindings, "github");
}

test.each([
  ["Ada King Lovelace", "Ada", "King Lovelace"],
  ["  Ada\t King  Lovelace ", "Ada", "King Lovelace"],
  ["Ada", "Ada", null],
  [" ", null, null],
])("the name “%s” is a first name and the rest", async (name, firstName, lastName) => {
  const own = await signIn(provider, { claims: { name } });
  expect(await accountOf(own.ended.cookies)).toMatchObject({ firstName, lastName });
  const { cookies } = await signInWithGithub({ name }, []);
  expect(await accountOf(cookies)).toMatchObject({ firstName, lastName });
});

test("first and last name count where the provider tells them apart; only a picture over https is kept", async () => {
  const names = { name: "Ada King Lovelace", given_name: "Augusta Ada", family_name: "Byron" };
  const sign = async (picture: string) =>
    accountOf((await signIn(provider, { claims: { ...names, picture } })).ended.cookies);
  expect(await sign("https://a.example/1.png")).toMatchObject({
    firstName: "Augusta Ada",
    lastName: "Byron",
    profileImageUrl: "https://a.example/1.png",
  });
  expect((await sign("http://a.example/1.png"))?.profileImageUrl).toBeNull();
});

test.each([
  [true, true],
  ["true", true],
  [false, false],
  ["false", false],
  ["yes", false],
])("an address is proven where the provider says %j", async (said, emailVerified) => {
  const { ended } = await signIn(provider, { claims: { email_verified: said } });
  expect(await accountOf(ended.cookies)).toMatchObject({ email: "ada@id.example", emailVerified });
});

test("without a name GitHub's login is one; without a primary address the first counts, and without any there is none", async () => {
  const email = (address: string, primary: boolean) => ({ email: address, primary, verified: true });
  const sign = async (emails: unknown) => accountOf((await signInWithGithub({ name: null }, emails)).cookies);
  expect(await sign([email("a@example.com", false), email("b@example.com", true)])).toMatchObject({
    firstName: "octo",
    lastName: null,
    email: "b@example.com",
  });
  expect(await sign([email("a@example.com", false), email("b@example.com", false)])).toMatchObject({
    email: "a@example.com",
    emailVerified: true,
  });
  expect(await sign([])).toMatchObject({ email: null, emailVerified: false });
});

test("an answer of another form signs nobody in", async () => {
  for (const claims of [{ email: 7 }, { name: ["Ada"] }, { email_verified: 1 }]) {
    const { ended } = await signIn(provider, { claims });
    expect(ended.location).toContain("problem=unverified");
  }
  expect((await signInWithGithub({ id: "nine" }, [])).location).toContain("problem=unavailable");
  expect((await signInWithGithub({}, { message: "Not Found" })).location).toContain("problem=unavailable");
});

test("blanks around what a provider is set up with do not count", async () => {
  const { ready } = listProviders({ ...bindings, OIDC_NAME: " Example ID ", GITHUB_CLIENT_ID: " gh " });
  expect(ready.map(({ name }) => name)).toEqual(["GitHub", "Example ID"]);
  const { location } = await beginSignIn(ask("/"), { ...bindings, GITHUB_CLIENT_ID: " gh " }, "github", "/");
  expect(new URL(location).searchParams.get("client_id")).toBe("gh");
  expect(listProviders({ ...bindings, OIDC_NAME: "  " }).ready.map(({ name }) => name)).toContain("OpenID Connect");
  expect(listProviders({ GITHUB_CLIENT_SECRET: "shh" }).unfinished).toEqual([
    { name: "GitHub", missing: ["GITHUB_CLIENT_ID"] },
  ]);
});
