import { data, Link } from "react-router";
import { BRAND } from "#ui/brand.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { page } from "#ui/layout.css.ts";
import type { PageHandle } from "#workers/pages/pages.ts";
import type { Route } from "./+types/route";
import * as styles from "./admin.css.ts";
import { Catalogue } from "./catalogue.tsx";
import { Errors } from "./errors.tsx";
import { Feedback } from "./feedback.tsx";
import { HealthByRegion } from "./health.tsx";
import { Overview } from "./overview.tsx";
import { Rates } from "./rates.tsx";
import { Requests } from "./requests.tsx";
import { Vitals } from "./vitals.tsx";

const SECTIONS = {
  overview: ["Overview", Overview],
  errors: ["Errors", Errors],
  requests: ["Requests", Requests],
  feedback: ["Feedback", Feedback],
  catalogue: ["Catalogue", Catalogue],
  rates: ["Exchange rates", Rates],
  vitals: ["Vitals", Vitals],
  health: ["Health", HealthByRegion],
} as const;

type Section = keyof typeof SECTIONS;

function isSection(text: string): text is Section {
  return Object.hasOwn(SECTIONS, text);
}

/** The shell is the same for everyone and holds no data: that comes from /api/admin/*, which asks who is there. */
export function loader({ params }: Route.LoaderArgs): { readonly section: Section } {
  const { section = "overview" } = params;
  if (!isSection(section) || params.section === "overview") throw data(null, { status: 404 });
  return { section };
}

export const handle: PageHandle = { title: "Administration", visits: "administration" };

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const name = loaderData ? SECTIONS[loaderData.section][0] : "Page Not Found";
  return [{ title: `${name} · Administration · ${BRAND}` }, { name: "robots", content: "noindex" }];
}

export default function Administration({ loaderData: { section } }: Route.ComponentProps) {
  const [name, Content] = SECTIONS[section];
  return (
    <div className={page}>
      <Breadcrumb here="Administration" />
      <h1>{name}</h1>
      <nav aria-label="Administration">
        <ul className={styles.sections}>
          {Object.entries(SECTIONS).map(([key, [text]]) => (
            <li key={key}>
              <Link
                to={key === "overview" ? "/admin" : `/admin/${key}`}
                className={styles.section}
                aria-current={key === section ? "page" : undefined}
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <noscript>
        <p>Administration needs JavaScript. Everything for visitors works without it.</p>
      </noscript>
      <Content key={section} />
    </div>
  );
}
