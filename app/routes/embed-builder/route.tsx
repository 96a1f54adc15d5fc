import { Link } from "react-router";
import { CopyButton } from "#features/calculator/results/copy-button.tsx";
import { canonical, documentTitle } from "#features/metadata/index.ts";
import { buttonClass } from "#ui/button.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { apart, lede, page } from "#ui/layout.css.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import type { PageHandle } from "#workers/pages/pages.ts";
import type { Route } from "./+types/route";
import { EmbedOptionsForm } from "./embed-options-form.tsx";
import * as styles from "./embed-builder.css.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { readEmbed } = await import("./read-embed.server.ts");
  return readEmbed(new URL(request.url), context.get(databaseContext).database);
}

export const handle: PageHandle = { title: "Embed a calculator", isInSitemap: true };

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: documentTitle(handle) },
    { name: "description", content: "Show a calculator on your own site: no cookies, no ads, your values and colors." },
    canonical(matches, "/embed"),
  ];
}

/** Makes the code that shows a calculator on another site; a GET form, so it works without a script. */
export default function EmbedBuilder({ loaderData: embed }: Route.ComponentProps) {
  return (
    <div className={page}>
      <Breadcrumb
        here={handle.title}
        between={
          embed ? [{ to: `/calculator/${embed.id}`, name: embed.name }] : [{ to: "/calculators", name: "Calculators" }]
        }
      />
      <h1>{embed ? `Embed the ${embed.name}` : handle.title}</h1>
      <p className={lede}>
        Show a calculator on your own site, for free. It sets no cookies, stores nothing and shows no ads; the answer is
        there before any script runs.
      </p>
      {embed ? (
        <div className={styles.columns}>
          <EmbedOptionsForm {...embed} />
          <div>
            <h2>Code to copy</h2>
            <Code
              title="With our script: adjusts its height to its content"
              help="Where scripts or frames are not allowed, the link stays."
              code={embed.link}
            />
            <Code title="As a frame" help="Needs no script; choose the height yourself." code={embed.frame} />
            <h2 className={apart}>Preview</h2>
            {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is our own document, which loads our own scripts */}
            <iframe
              key={embed.preview}
              className={styles.preview}
              src={embed.preview}
              title={`Preview of the ${embed.name}`}
            />
          </div>
        </div>
      ) : (
        <p className={apart}>
          Open the calculator that you want to show and follow “Embed this calculator on your site” below it.{" "}
          <Link to="/calculators" className={buttonClass.primary}>
            All calculators
          </Link>
        </p>
      )}
    </div>
  );
}

interface CodeProps {
  readonly title: string;
  readonly help: string;
  readonly code: string;
}

function Code({ title, help, code }: CodeProps) {
  return (
    <section className={styles.code}>
      <h3>{title}</h3>
      <p className={styles.help}>{help}</p>
      <textarea className={styles.text} readOnly rows={4} value={code} aria-label={title} spellCheck={false} />
      <CopyButton text={() => code} label="Copy code" done="Code copied" />
    </section>
  );
}
