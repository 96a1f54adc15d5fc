import { Link } from "react-router";
import { BRAND } from "#ui/brand.ts";
import { InformationPage } from "./information-page.tsx";

export function meta() {
  return [
    { title: `Privacy Policy · ${BRAND}` },
    { name: "description", content: "What this site stores about you, where, and for how long." },
    { tagName: "link", rel: "canonical", href: "/privacy-policy" },
  ];
}

export default function PrivacyPolicy() {
  return (
    <InformationPage title="Privacy Policy" updated="2026-11-21">
      <p>
        The short form: calculations stay in your browser, there is no advertising and no tracking, and what you send us
        on purpose is kept only as long as it is needed.
      </p>
      <h2>What stays in your browser</h2>
      <ul>
        <li>
          What you type into a calculator. The answer is computed on your device. Without JavaScript, or when you open a
          link that carries figures, the address with those figures reaches our server, which answers and does not store
          them.
        </li>
        <li>
          Your favorites, your theme, your units, currency and number format, whether the menu is collapsed: in local
          storage, until you delete them there.
        </li>
      </ul>
      <h2>What reaches our server</h2>
      <ul>
        <li>
          Each request carries an IP address and, from the network, a country. They are used to answer, to choose
          default units and to limit abuse. The site's own database keeps no IP addresses.
        </li>
        <li>Opening a calculator adds one to its use count. The count is not tied to anyone.</li>
        <li>Feedback: your message, the calculator, the country, the time. Kept until it has been dealt with.</li>
        <li>
          A request for a calculator: what you searched for, the country, and the e-mail address if you gave one. The
          address is used for the one notice that you asked for, and removed 12 months after it.
        </li>
        <li>
          Errors: when something goes wrong, what failed, on which page, and the browser's name are reported to us,
          without what stands in the fields or the address. A log with your inputs stays in your browser (local storage,
          the last 100).
        </li>
      </ul>
      <h2>Cookies</h2>
      <p>
        Two, both set only when you choose something: see the <Link to="/cookie-policy">cookie policy</Link>. Nothing is
        loaded from another site on any page.
      </p>
      <h2>Your rights</h2>
      <p>
        You may ask what is stored about you and have it deleted. Use the <Link to="/feedback">feedback form</Link> and
        say by which e-mail address it can be found.
      </p>
    </InformationPage>
  );
}
