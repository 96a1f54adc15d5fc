import { BRAND } from "#ui/brand.ts";

/** Where there is no such calculator, or none that can be embedded. */
export function MissingEmbed({ nonce, origin }: { readonly nonce: string; readonly origin: string }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{`Calculator not found · ${BRAND}`}</title>
        <style nonce={nonce}>{"html{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}"}</style>
      </head>
      <body>
        <p>
          There is no calculator to embed at this address.{" "}
          <a href={`${origin}/calculators`} target="_blank" rel="noopener">
            All calculators of {BRAND}
          </a>
        </p>
      </body>
    </html>
  );
}
