import { Link, type MetaArgs } from "react-router";
import { canonical, documentTitle } from "#features/metadata/index.ts";
import type { PageHandle } from "#workers/pages/pages.ts";
import { InformationPage } from "./information-page.tsx";

export const handle: PageHandle = {
  title: "Privacy Policy",
  isInFooter: true,
  isInSitemap: true,
  visits: "information",
  cachedBy: [],
};

export function meta({ matches }: MetaArgs) {
  return [
    { title: documentTitle(handle) },
    { name: "description", content: "What this site stores about you, where, and for how long." },
    canonical(matches, "/privacy-policy"),
  ];
}

export default function PrivacyPolicy() {
  return (
    <InformationPage title={handle.title} updated="2026-11-30">
      <p>
        In short: with JavaScript, what you type into a calculator stays in your browser, while what you type into the
        search box goes to our server. There are no ads and no tracking, and what you send us on purpose is kept only as
        long as it is needed.
      </p>
      <h2>What stays in your browser</h2>
      <ul>
        <li>
          What you type into a calculator. The answer is computed on your device. The address of the page holds your
          figures. It reaches our server, which answers the request and does not store them, without JavaScript and when
          you reload the page, open a link that contains figures, compare, embed or collect what you calculated, or go
          to sign in (so that you come back to it).
        </li>
        <li>
          The same goes for our calculators on other sites: they neither read nor set cookies, and they store nothing.
          What you type into one is answered on your device; its “Calculate” button asks our server for charts and
          tables.
        </li>
        <li>
          Without an account: your favorites, the calculators that you opened last and the calculations that you saved.
          With or without one: your theme, your units, currency and number format, and whether the menu is collapsed.
          They are in local storage until you delete them there.
        </li>
        <li>
          With an account, until you sign out: a copy of its favorites and saved calculations, so that they open without
          a connection.
        </li>
        <li>
          Once you have opened a second calculator or have a favorite: the last 40 pages that you opened, and your
          favorites, as our server sent them, so that they open without a connection. Deleting this site's data in your
          browser's settings removes them.
        </li>
        <li>
          Feedback and requests for a calculator that you send without a connection: they are in local storage until
          there is a connection and they have been sent.
        </li>
      </ul>
      <h2>What reaches our server</h2>
      <ul>
        <li>
          Each request carries an IP address and, from the network, a country. They are used to answer, to choose
          default units and to limit abuse. The site's own database keeps no IP addresses.
        </li>
        <li>
          What you type into the search box, as you type it, and the figures and searches in the address of a link. They
          are used to answer and are not written to our logs. What a search found may be kept for 5 minutes, under a
          code that does not show the words.
        </li>
        <li>
          When you leave a page, your browser may tell us how fast it was (loading, reaction and layout figures) and
          which of our pages were opened: added to counts by day and kind of page, and by day and country, kept for 90
          days, without a cookie or an identifier. Browsers that send “Do Not Track” or “Global Privacy Control” send
          none of it.
        </li>
        <li>
          A search that finds nothing is counted, without who searched: first under a code that does not show the words,
          from the fifth search on with them, and gone when nobody has searched for it in 30 days. A search with an
          e-mail address or a long number in it is never counted, nor is one from a browser that sends the signals
          above.
        </li>
        <li>Opening a calculator adds one to its use count. The count is not tied to anyone.</li>
        <li>
          Feedback: your message, the calculator, the country, the time. It is kept until it has been dealt with, and
          then at most until a year after it was sent. If you are signed in, we may answer it by mail. So that each
          visitor has one vote a day, a code made with a secret stands for your account or network until the next day.
        </li>
        <li>
          A request for a calculator: what you searched for, the country, and the e-mail address if you gave one. The
          address is used for the one notice that you asked for, and removed 12 months after it, or 12 months after you
          asked if no notice was sent.
        </li>
        <li>
          Errors: when something goes wrong, what failed, on which page, and the browser's name are reported to us,
          without the contents of fields or addresses. A log with your inputs stays in your browser (local storage, the
          last 100).
        </li>
      </ul>
      <h2>With an account</h2>
      <p>
        You never need one. If you sign in, the provider that you choose tells us your name, e-mail address and the
        address of your picture, and we keep them with your favorites, the calculators that you opened last, the
        calculations that you saved, your sessions with the kind of browser (“Firefox on Linux”), and the feedback and
        requests that you send while signed in. On your <Link to="/dashboard">dashboard</Link> you can download all of
        it as a file, and delete the account: everything is removed at once, except requests and feedback, which stay
        without your name and e-mail address. What an administrator of this site changes is recorded, without names or
        texts, for a year.
      </p>
      <h2>Cookies</h2>
      <p>
        Cookies are set only when you choose something or sign in: see the{" "}
        <Link to="/cookie-policy">cookie policy</Link>. Nothing is loaded from another site on any page.
      </p>
      <h2>Your rights</h2>
      <p>
        With an account, you can see and delete what is stored on the dashboard. Without one, you may ask what is stored
        about you and have it deleted: use the <Link to="/feedback">feedback form</Link> and tell us the e-mail address
        it was stored with.
      </p>
    </InformationPage>
  );
}
