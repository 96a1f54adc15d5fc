/** What the tests use of oidc-provider, which ships no types. */
declare module "oidc-provider" {
  import type { IncomingMessage, Server, ServerResponse } from "node:http";

  export class Provider {
    constructor(issuer: string, configuration: object);
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    listen(port: number, host: string, ready: () => void): Server;
  }
}
