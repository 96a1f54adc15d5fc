import { canonical, documentTitle } from "#features/metadata/index.ts";
import { PackControl } from "#features/offline/pack-control.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { lede, wrap } from "#ui/layout.css.ts";
import type { PageHandle } from "#workers/pages/pages.ts";
import type { Route } from "./+types/route";

export const handle: PageHandle = {
  title: "Offline Use",
  isInSitemap: true,
  visits: "information",
  cachedBy: [],
};

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: documentTitle(handle) },
    { name: "description", content: "Keep all calculators on this device and use them without a connection." },
    canonical(matches, "/offline"),
  ];
}

/** Where all calculators are kept on the device, and what works then. */
export default function OfflinePage() {
  return (
    <div className={wrap}>
      <Breadcrumb here={handle.title} />
      <h1>Use the calculators without a connection</h1>
      <p className={lede}>Keep all calculators on this device: about 2.3 MB to download, 2.7 MB kept.</p>
      <PackControl />
      <h2>What works without a connection</h2>
      <ul>
        <li>Every calculator and everything you enter, links that carry figures, and results as links.</li>
        <li>The list of all calculators, the categories, search, and questions in a sentence.</li>
        <li>The favorites and saved calculations of this browser; changes to those of an account are sent later.</li>
        <li>The settings for units, currency and number format.</li>
        <li>
          Feedback and requests for a calculator: they wait in this browser and are sent once there is a connection.
        </li>
      </ul>
      <h2>What needs a connection</h2>
      <ul>
        <li>“Show the working”, signing in, collections, embedding a calculator, and the pages about this site.</li>
        <li>Exchange rates newer than the day of the download: the calculator names the day that they are from.</li>
      </ul>
      <p>
        Without the download, the pages you opened last and your favorites are kept once you have opened a second
        calculator. If you clear this site’s data in the browser, all of it is removed.
      </p>
    </div>
  );
}
