import { RELEASE_SCRIPT } from "#features/instant/index.ts";
import { BOOT_SCRIPT } from "#features/layout/index.ts";
import { writeEarlySuggestions } from "#features/search/index.ts";

/** What link previews and search engines read of a page, and no browser. */
export interface PageDescription {
  /** Open Graph and its kin: `property` or `name`, and the content. */
  readonly metas: readonly { readonly property?: string; readonly name?: string; readonly content: string }[];
  /** A schema.org graph as JSON in which no text can end the element. */
  readonly jsonLd: string;
  /** Of a calculator: where other sites ask how to show it (oEmbed); null for other pages. */
  readonly oembed: string | null;
}

/** A stylesheet of the build: where it is, and what it says. */
export interface Stylesheet {
  readonly address: string;
  readonly text: string;
}

/** What the script needs that answers a calculator's form before React does. */
export interface CalculatorParts {
  /** The definition's chunk. */
  readonly url: string;
  readonly firstScript: string;
  /** What is asked for at once. */
  readonly preloads: readonly string[];
  /** As in the cookie. */
  readonly preferences: string;
  /** "YYYY-MM-DD". */
  readonly today: string;
  /** Exchange rates as JSON, where it converts money. */
  readonly rates: string | undefined;
  /** Whether its many chunks are loaded at the first touch only, and nothing waits for the first script. */
  readonly waits: boolean;
}

export interface DocumentHeadProps {
  /** The random word by which the document's policy knows our own inline scripts and styles. */
  readonly nonce: string;
  /** The stylesheets that stand in the document; none while developing, where they are linked. */
  readonly stylesheets: readonly Stylesheet[];
  /** The site's icon as a data address. */
  readonly icon: string;
  /** On a calculator's page: what its first script needs. */
  readonly calculator: CalculatorParts | null;
  /** Null for a page that is not to be found: an error, a search, an account's pages. */
  readonly description: PageDescription | null;
}

const EARLY_SUGGESTIONS = writeEarlySuggestions();

/** The attribute `disabled` of a link, which React's types do not know. */
const NOT_ASKED_FOR = { disabled: true };

/**
 * What the server adds to a head: the styles of the first paint, icons, and what only readers of HTML need. Browsers
 * render none of it: React leaves elements of a head alone that it does not know.
 */
export function DocumentHead({ nonce, stylesheets, icon, description, calculator }: DocumentHeadProps) {
  return (
    <>
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: BOOT_SCRIPT }} />
      {stylesheets.length > 0 && (
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: stylesheets.map(({ text }) => text).join("\n") }} />
      )}
      {/* They tell Vite, which loads the styles of what comes later, that these are there. */}
      {stylesheets.map(({ address }) => (
        <link key={address} rel="stylesheet" href={address} {...NOT_ASKED_FOR} />
      ))}
      {calculator && <FirstScript {...calculator} nonce={nonce} />}
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: EARLY_SUGGESTIONS }} />
      <link rel="icon" type="image/svg+xml" href={icon} />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {description?.metas.map((meta) => (
        <meta key={meta.property ?? meta.name} {...meta} />
      ))}
      {description?.oembed && <link rel="alternate" type="application/json+oembed" href={description.oembed} />}
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
