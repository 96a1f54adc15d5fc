import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import latePayment from "#calculators/business/late-payment-interest.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { Help } from "./help.tsx";

test("each example is in its own currency, whatever stands in the form", () => {
  const show = (currency: string) =>
    renderToStaticMarkup(
      <RouterProvider
        router={createMemoryRouter([
          {
            path: "*",
            element: (
              <Help
                definition={latePayment}
                formula={null}
                related={[]}
                sourceAddresses={[]}
                preferences={{ ...US_PREFERENCES, currency }}
                today="2026-11-30"
              />
            ),
          },
        ])}
      />,
    );
  for (const currency of ["GBP", "EUR"]) {
    expect(show(currency)).toContain("€173.40");
    expect(show(currency)).toContain("£120.72");
  }
});
