import { Link, redirect } from "react-router";
import { CopyButton } from "#features/calculator/results/copy-button.tsx";
import { documentTitle } from "#features/metadata/index.ts";
import { Button } from "#ui/button.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { BRAND } from "#ui/brand.ts";
import { apart, lede, page } from "#ui/layout.css.ts";
import { env } from "#workers/bindings.server.ts";
import { readCollection, readPasted } from "#workers/collections/collection-address.ts";
import { changeEntries, writeCollection } from "#workers/collections/write-collection.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { readRequestPreferences } from "#workers/localization/localization.ts";
import type { PageHandle } from "#workers/pages/pages.ts";
import type { Route } from "./+types/route";
import { CollectionEntries } from "./collection-entries.tsx";
import { CollectionForms } from "./collection-forms.tsx";
import * as styles from "./collection.css.ts";

/** GET /collection?name=&c=&c=…&end=1; with `add` the calculator at that address or of that id is put behind the others, with `change` an entry moves or goes. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { origin, searchParams } = new URL(request.url);
  const read = readCollection(searchParams);
  const pasted = searchParams.get("add");
  const added = pasted === null ? null : readPasted(pasted, origin);
  if (added) {
    const address = writeCollection({ name: read.name, entries: [...read.entries, added] });
    throw redirect(`/collection?${address}`);
  }
  const changed = changeEntries(read.entries, searchParams.get("change") ?? "");
  if (changed) throw redirect(`/collection?${writeCollection({ name: read.name, entries: changed })}`);
  const { showCollection } = await import("#workers/collections/collections.ts");
  const { writeLink } = await import("#workers/embed/embed-code.ts");
  const preferences = await readRequestPreferences(request, env.KV);
  const shown = await showCollection(read, preferences, context.get(databaseContext).database, env.KV);
  const { name, address, problems } = shown;
  const refused = pasted?.trim() ? ["That is no address of a calculator here. Copy one from the top of its page."] : [];
  return {
    ...shown,
    problems: [...problems, ...refused],
    url: `${origin}/collection?${address}`,
    code: writeLink(
      { origin, id: "collection", name: name || "Calculators", query: address },
      BRAND,
      `/collection?${address}`,
    ),
  };
}

export const handle: PageHandle = { title: "Collection" };

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const title = loaderData?.name ? { ...handle, title: loaderData.name } : handle;
  return [{ title: documentTitle(title) }, { name: "robots", content: "noindex" }];
}

/** Calculators with their values on one page, which its address holds whole: nothing is stored. */
export default function CollectionPage({ loaderData }: Route.ComponentProps) {
  const { name, entries, problems, url, code } = loaderData;
  return (
    <div className={page}>
      <Breadcrumb here={handle.title} />
      <h1>{name || "Your collection"}</h1>
      <p className={lede}>
        {entries.length === 0
          ? "Put calculators with your own values on one page, and share it by its link."
          : `${entries.length} calculator${entries.length === 1 ? "" : "s"}. The link of this page holds them all; nothing is stored.`}
      </p>
      {problems.map((problem) => (
        <p key={problem} className={styles.problem} role="status">
          {problem}
        </p>
      ))}
      {entries.length > 0 && <CollectionEntries name={name} entries={entries} />}
      <div className={styles.controls}>
        <CollectionForms key={url} name={name} entries={entries} />
        {entries.length > 0 && (
          <>
            <div className={styles.buttons}>
              <CopyButton text={() => url} label="Copy link" done="Link copied" />
              <Button onClick={() => print()}>Print</Button>
            </div>
            <h2 className={apart}>Show it on your own site</h2>
            <textarea
              className={styles.code}
              readOnly
              rows={4}
              value={code}
              aria-label="Code to copy"
              spellCheck={false}
            />
            <CopyButton text={() => code} label="Copy code" done="Code copied" />
          </>
        )}
        {entries.length === 0 && (
          <p>
            <Link to="/calculators">All calculators</Link>
          </p>
        )}
      </div>
    </div>
  );
}
