/** A real OpenID Connect provider (npm oidc-provider) on loopback, for the tests of sign-in. */
import { createServer, type Server } from "node:http";
import { exportJWK, generateKeyPair } from "jose";
import { Provider } from "oidc-provider";
import { CLIENT } from "./client.ts";

export interface RunningProvider {
  readonly issuer: string;
  /** New signing keys: tokens from now on are signed by them, and only they are published. */
  rotateKeys(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the provider: everybody may sign in by any name, with any password. */
export async function startProvider(port: number, site: string): Promise<RunningProvider> {
  const issuer = `http://127.0.0.1:${port}`;
  let handle = (await makeProvider(issuer, site)).callback();
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    issuer,
    async rotateKeys() {
      handle = (await makeProvider(issuer, site)).callback();
    },
    stop: () => stopServer(server),
  };
}

let keyNumber = 0;

async function makeProvider(issuer: string, site: string): Promise<Provider> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: `key-${(keyNumber += 1)}`, alg: "RS256", use: "sig" };
  return new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [`${site}/api/auth/callback/oidc`],
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ["for the tests"] },
    // Without a challenge nobody signs in.
    pkce: { required: () => true },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "given_name", "family_name"] },
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        email: `${id}@example.com`,
        email_verified: true,
        name: "Emmy Noether",
        given_name: "Emmy",
        family_name: "Noether",
      }),
    }),
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  });
}

async function stopServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
}
