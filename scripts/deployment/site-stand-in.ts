/** A stand-in of the site for its smoke test: it calculates, and is as well as it is told to be. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { readInputs } from "../../app/engine/read.ts";
import { calculate } from "../../app/engine/run.ts";
import { TEST_DAY } from "../../app/engine/verify.ts";
import { readCalculators } from "../catalogue-files.ts";
import { root } from "../process.ts";

export async function startSite() {
  const definitions = new Map((await readCalculators(root)).map(({ definition }) => [definition.id, definition]));
  const state = {
    isHealthy: true,
    /** How often its health was asked for. */
    checks: 0,
    /** Requests that are cut off before they are answered, from now on. */
    cutOff: 0,
  };
  const answerHealth = (response: ServerResponse): unknown => {
    state.checks += 1;
    if (state.isHealthy) return { status: "healthy", probes: [] };
    response.statusCode = 503;
    return { status: "error", probes: [{ name: "database", status: "error", reason: "It fails." }] };
  };
  const answer = (path: string, body: string): unknown => {
    if (path.startsWith("/api/preferences/")) return { locale: "en-US", currency: "USD" };
    if (path.startsWith("/api/v1/ask")) return { calculator: "percentage", answer: "12" };
    const [, id] = /^\/api\/v1\/calculators\/([^/]+)\/calculate$/.exec(path) ?? [];
    if (id === undefined) return "<a href=/calculator/mortgage data-output=x></html>";
    const definition = definitions.get(id)!;
    const { inputs } = (JSON.parse(body) as { inputs: Record<string, unknown> }) ?? {};
    return { outputs: calculate(definition, readInputs(definition, inputs, TEST_DAY).inputs) };
  };
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    if (state.cutOff > 0) {
      state.cutOff -= 1;
      request.socket.destroy();
      return;
    }
    const found = request.url === "/api/health" ? answerHealth(response) : answer(request.url ?? "/", body);
    response.end(typeof found === "string" ? found : JSON.stringify(found));
  };
  const server = createServer((request, response) => void reply(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, state, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
