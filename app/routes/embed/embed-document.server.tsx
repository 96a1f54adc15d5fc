import { embedScript } from "virtual:calculator-chunks";
import { BRAND } from "#ui/brand.ts";
import { iconAddress } from "#workers/documents/icon.ts";
import { REPORT_HEIGHT } from "#workers/embed/framed-answer.ts";
import { writeEmbedStyles } from "./embed-styles.server.ts";

interface EmbedDocumentProps {
  readonly nonce: string;
  readonly origin: string;
  readonly id: string;
  readonly name: string;
  readonly theme: "light" | "dark" | null;
  readonly accent: string | null;
  /** Of calculators, as built. */
  readonly styles: string;
  /** The entries as the calculator's own page takes them. */
  readonly query: string;
  /** What the script needs, as in the head of the calculator's page. */
  readonly script: {
    readonly chunk: string;
    readonly preferences: string;
    readonly today: string;
    readonly rates: string | undefined;
  };
  readonly children: React.ReactNode;
}

/** Loads the script at the first touch. */
const FIRST_TOUCH = `{let isTouched=false;const touch=()=>{if(!isTouched){isTouched=true;import(document.querySelector("meta[name=embed-script]").content)}};for(const event of["pointerdown","keydown","focusin"])document.addEventListener(event,touch,{once:true,passive:true,capture:true})}`;

/** An embed: a calculator and the way to its page, nothing else. */
export function EmbedDocument({
  nonce,
  origin,
  id,
  name,
  theme,
  accent,
  styles,
  query,
  script,
  children,
}: EmbedDocumentProps) {
  return (
    <html lang="en" data-theme={theme ?? undefined} data-embed="">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${name} · ${BRAND}`}</title>
        <link rel="icon" type="image/svg+xml" href={iconAddress} />
        <link rel="canonical" href={`${origin}/calculator/${id}`} />
        {/* Links that leave the embed leave the frame: no other page of ours may be framed. */}
        <base target="_blank" />
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: `${styles}\n${writeEmbedStyles(accent)}` }} />
        <meta name="embed-script" content={embedScript.url} />
        <meta
          name="calculator-chunk"
          content={script.chunk}
          data-preferences={script.preferences}
          data-today={script.today}
          data-rates={script.rates}
        />
      </head>
      <body>
        <main aria-label={name}>
          <h1>{name}</h1>
          {children}
          <p data-origin-link>
            <a href={`${origin}/calculator/${id}${query ? `?${query}` : ""}`} rel="noopener" data-full-page>
              Open with all details on {BRAND}
            </a>
          </p>
        </main>
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: REPORT_HEIGHT + FIRST_TOUCH }} />
      </body>
    </html>
  );
}
