/**
 * `npm run smoke -- ORIGIN`: whether a site that runs somewhere does what it must. A calculator of each category by its
 * first example, its page, the defaults of twelve countries, search, a sentence, health. Writes nothing.
 */
import { setTimeout } from "node:timers/promises";
import { findDifferences, TEST_DAY } from "../../app/engine/verify.ts";
import { readDefaults } from "../../app/engine/read.ts";
import { listCalculators, readCalculators } from "../catalogue-files.ts";
import { Failure, main, root } from "../process.ts";

/** Milliseconds after which the site's health is looked at anew, and some for the way. */
const HEALTH_KEPT = 6_000;
const COUNTRIES = ["US", "GB", "DE", "FR", "ES", "BR", "IN", "JP", "CA", "AU", "CH", "ZA"];

/** As workers/health says it. */
interface Health {
  readonly probes: readonly { readonly name: string; readonly status: string; readonly reason: string }[];
}

/** Faults of the site, in sentences. */
export async function findSmoke(origin: string): Promise<readonly string[]> {
  // Before the first request: reading them blocks for seconds, in which the other side closes an idle connection.
  const calculators = await readOfEachCategory();
  const faults: string[] = [];
  const attempt = async (what: string, work: () => Promise<string | false>) => {
    const fault = await work().catch((error: unknown) => String(error));
    if (fault) faults.push(`${what}: ${fault}`);
  };
  const ask = async (path: string, { statuses = [200], ...init }: RequestInit & { statuses?: number[] } = {}) => {
    const send = () => fetch(origin + path, { redirect: "manual", signal: AbortSignal.timeout(20_000), ...init });
    // The other side may cut off a connection that it kept, just as it is used again.
    const answer = await send().catch((error: unknown) =>
      error instanceof TypeError ? send() : Promise.reject(error),
    );
    if (!statuses.includes(answer.status)) throw new Error(`status ${answer.status}`);
    return answer;
  };
  const readObject = async (path: string, init?: RequestInit) =>
    (await (await ask(path, init)).json()) as Record<string, unknown>;

  const findFailing = async () => {
    const { probes } = (await (await ask("/api/health", { statuses: [200, 503] })).json()) as Health;
    const failing = probes.filter(({ status }) => status === "error");
    return failing.map(({ name, reason }) => `${name}: ${reason}`).join("; ");
  };
  await attempt("/api/health", async () => {
    if ((await findFailing()) === "") return false;
    // What is slow because it has just been started has failed for once.
    await setTimeout(HEALTH_KEPT);
    return findFailing();
  });
  await attempt("/", async () => !(await (await ask("/")).text()).includes("</html>") && "not whole");
  for (const country of COUNTRIES) {
    await attempt(`defaults of ${country}`, async () => {
      const { locale, currency } = await readObject(`/api/preferences/${country}`);
      return !(typeof locale === "string" && typeof currency === "string") && "no locale or currency";
    });
  }
  for (const { definition } of calculators) {
    const { id, examples } = definition;
    await attempt(
      `/calculator/${id}`,
      async () => !(await (await ask(`/calculator/${id}`)).text()).includes("data-output=") && "no result",
    );
    await attempt(`${id}, its first example`, async () => {
      const example = examples[0]!;
      const dates = Object.keys(definition.inputs).filter((key) => definition.inputs[key]!.kind === "date");
      const defaults = readDefaults(definition, TEST_DAY);
      const inputs = { ...Object.fromEntries(dates.map((key) => [key, defaults[key]])), ...example.inputs };
      const { outputs } = await readObject(`/api/v1/calculators/${id}/calculate`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ inputs }),
      });
      return findDifferences(example, outputs as Record<string, unknown>).join("; ") || false;
    });
  }
  await attempt(
    "search",
    async () =>
      !(await (await ask("/?search=mortgage")).text()).includes("/calculator/mortgage") && "finds no mortgage",
  );
  await attempt("a sentence", async () => {
    const { calculator, answer } = await readObject("/api/v1/ask?q=15%25+of+80");
    return (
      !(calculator === "percentage" && String(answer).includes("12")) && `${String(calculator)}, ${String(answer)}`
    );
  });
  return faults;
}

async function readOfEachCategory() {
  const first = new Map<string, string>();
  const files = new Map(listCalculators(root).map(({ id, category }) => [id, category]));
  const calculators = (await readCalculators(root)).filter(
    ({ definition }) => !definition.isRandom && !definition.rates,
  );
  return calculators.filter(({ definition: { id } }) => {
    const category = files.get(id)!;
    if (first.has(category)) return false;
    first.set(category, id);
    return true;
  });
}

if (import.meta.main) {
  await main(async () => {
    const origin = process.argv[2]?.replace(/\/$/, "");
    if (!origin || !URL.canParse(origin)) throw new Failure("usage: npm run smoke -- https://calc.example.com");
    const faults = await findSmoke(origin);
    if (faults.length > 0) throw new Failure(`${origin}:\n  ${faults.join("\n  ")}`);
    console.log(`${origin} does what it must.`);
  });
}
