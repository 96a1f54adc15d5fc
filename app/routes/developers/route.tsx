import { data, Link } from "react-router";
import { findPrimary } from "#engine/describe.ts";
import { readInputs } from "#engine/read.ts";
import { figuresVersion } from "#workers/calls/figures-version.ts";
import { canonical, documentTitle } from "#features/metadata/index.ts";
import { BRAND } from "#ui/brand.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Button } from "#ui/button.tsx";
import { lede, page, prose } from "#ui/layout.css.ts";
import { env } from "#workers/bindings.server.ts";
import { todayUtc } from "#workers/directory/calculate.ts";
import type { PageHandle } from "#workers/pages/pages.ts";
import { currentDefinition } from "#workers/rates/rates.ts";
import type { Route } from "./+types/route";
import { AgentTools } from "./agent-tools.tsx";
import { ApiRules } from "./api-rules.tsx";
import { writeExamples } from "./code-examples.ts";
import { chooseExampleInputs, describeFields } from "./describe-fields.ts";
import * as styles from "./developers.css.ts";
import { FieldTable } from "./field-table.tsx";
import { TryForm } from "./try-form.tsx";

/** Shown where no calculator is asked for. */
const USUAL = "mortgage";

/** Everything about one calculator that a program needs: `?calculator=`. */
export async function loader({ request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const asked = url.searchParams.get("calculator") ?? USUAL;
  const found = await currentDefinition(asked, env.KV);
  const definition = found ?? (await currentDefinition(USUAL, env.KV));
  if (!definition) throw data(null, { status: 404 });
  const today = todayUtc();
  const inputs = chooseExampleInputs(definition, today);
  const path = `/api/v1/calculators/${definition.id}/calculate`;
  const output = findPrimary(definition, readInputs(definition, inputs, today).inputs) ?? "";
  const shown = {
    missing: found ? "" : asked.slice(0, 64),
    id: definition.id,
    name: definition.name,
    version: figuresVersion(definition),
    path,
    agents: `${url.origin}/mcp`,
    examples: writeExamples({ address: url.origin + path, inputs, output }),
    ...describeFields(definition, today),
  };
  return found ? shown : data(shown, { status: 404 });
}

export const handle: PageHandle = {
  title: "Developers",
  isInFooter: true,
  isInSitemap: true,
  visits: "information",
  cachedBy: ["calculator"],
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: documentTitle(handle) },
    {
      name: "description",
      content: "Every calculator as a JSON call, free and without a key, with OpenAPI and examples.",
    },
    canonical(matches, "/developers"),
  ];
}

export default function Developers({ loaderData }: Route.ComponentProps) {
  const { missing, id, name, version, path, agents, examples, inputs, outputs } = loaderData;
  return (
    <div className={page}>
      <Breadcrumb here={handle.title} />
      <h1>{BRAND} for programs</h1>
      <p className={lede}>
        Every calculator is a JSON call, with the function that answers on its page. Any site may call it from a
        browser. There is no key and no account.
      </p>
      <form className={styles.choose} method="get" action="/developers">
        <label className={styles.label}>
          Calculator id
          <input className={styles.control} name="calculator" defaultValue={id} key={id} maxLength={64} />
        </label>
        <Button type="submit">Show</Button>
        <span>
          or <Link to="/calculators">choose one</Link> and follow “Use this from code” on its page.
        </span>
      </form>
      {missing && (
        <p role="alert">
          There is no calculator “{missing}”. This is the {name} instead.
        </p>
      )}
      <h2 className={styles.section}>
        <Link to={`/calculator/${id}`}>{name}</Link>
      </h2>
      <p className={prose}>
        Figures of version <code>{version}</code>. An input left out takes its default; one that does not apply with the
        others is left aside and named in <code>ignored</code>.
      </p>
      {examples.map(({ language, code }) => (
        <section key={language}>
          <h3>{language}</h3>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached by the keyboard */}
          <pre className={styles.code} data-language={language} tabIndex={0} aria-label={`Example in ${language}`}>
            <code>{code}</code>
          </pre>
        </section>
      ))}
      <h2 className={styles.section}>Try it</h2>
      <TryForm key={id} action={path} fields={inputs} />
      <h2 className={styles.section}>Inputs</h2>
      <FieldTable title="Inputs" fields={inputs} hasDefaults />
      <h2 className={styles.section}>Outputs</h2>
      <FieldTable title="Outputs" fields={outputs} />
      <ApiRules id={id} />
      <AgentTools address={agents} />
    </div>
  );
}
