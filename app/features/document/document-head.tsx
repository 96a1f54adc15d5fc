import { useDocumentParts } from "./document-context.ts";

/** The attribute `disabled` of a link, which React's types do not know. */
const NOT_ASKED_FOR = { disabled: true };

/**
 * What the server adds to a head: the styles of the first paint, icons, and what only readers of HTML need. Browsers
 * render none of it: React leaves elements of a head alone that it does not know.
 */
export function DocumentHead() {
  const parts = useDocumentParts();
  if (!parts) return null;
  const { nonce, stylesheets, icon, description } = parts;
  return (
    <>
      {stylesheets.length > 0 && (
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: stylesheets.map(({ text }) => text).join("\n") }} />
      )}
      {/* They tell Vite, which loads the styles of what comes later, that these are there. */}
      {stylesheets.map(({ address }) => (
        <link key={address} rel="stylesheet" href={address} {...NOT_ASKED_FOR} />
      ))}
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
