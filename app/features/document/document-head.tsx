import { RELEASE_SCRIPT } from "#features/instant/index.ts";
import { type CalculatorParts, useDocumentParts } from "./document-context.ts";

/** The attribute `disabled` of a link, which React's types do not know. */
const NOT_ASKED_FOR = { disabled: true };

/**
 * What the server adds to a head: the styles of the first paint, icons, and what only readers of HTML need. Browsers
 * render none of it: React leaves elements of a head alone that it does not know.
 */
export function DocumentHead() {
  const parts = useDocumentParts();
  if (!parts) return null;
  const { nonce, stylesheets, icon, description, calculator } = parts;
  return (
    <>
      {stylesheets.length > 0 && (
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: stylesheets.map(({ text }) => text).join("\n") }} />
      )}
      {/* They tell Vite, which loads the styles of what comes later, that these are there. */}
      {stylesheets.map(({ address }) => (
        <link key={address} rel="stylesheet" href={address} {...NOT_ASKED_FOR} />
      ))}
      {calculator && <FirstScript {...calculator} nonce={nonce} />}
      <link rel="icon" type="image/svg+xml" href={icon} />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {description?.metas.map((meta) => (
        <meta key={meta.property ?? meta.name} {...meta} />
      ))}
      {description && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: description.jsonLd }} />}
    </>
  );
}

/** What answers typing before React is there, with all that it needs asked for in one step. */
function FirstScript({
  url,
  firstScript,
  preloads,
  preferences,
  today,
  rates,
  waits,
  nonce,
}: CalculatorParts & { readonly nonce: string }) {
  return (
    <>
      <meta
        name="calculator-chunk"
        content={url}
        data-waits={waits}
        data-preferences={preferences}
        data-today={today}
        data-rates={rates}
      />
      {preloads.map((address) => (
        <link key={address} rel="modulepreload" href={address} data-first />
      ))}
      <script type="module" src={firstScript} nonce={nonce} />
      {!waits && <script nonce={nonce} dangerouslySetInnerHTML={{ __html: RELEASE_SCRIPT }} />}
    </>
  );
}
