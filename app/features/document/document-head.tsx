import { useDocumentParts } from "./document-context.ts";

/**
 * What the server adds to a head: the styles of the first paint, icons, and what only readers of HTML need. Browsers
 * render none of it: React leaves elements of a head alone that it does not know.
 */
export function DocumentHead() {
  const parts = useDocumentParts();
  if (!parts) return null;
  const { nonce, styles, icon, description } = parts;
  return (
    <>
      {styles && <style nonce={nonce} dangerouslySetInnerHTML={{ __html: styles }} />}
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
