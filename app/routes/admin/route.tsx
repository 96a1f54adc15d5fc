import { data } from "react-router";
import { BRAND } from "#ui/brand.ts";
import type { PageHandle } from "#workers/pages/pages.ts";
import type { Route } from "./+types/route";
import * as styles from "./admin.css.ts";
import { Actions } from "./actions.tsx";
import { Catalogue } from "./catalogue.tsx";
import { AdminFrame, SECTION_NAMES } from "./frame.tsx";
import { Feedback } from "./feedback.tsx";
import { HealthByRegion } from "./health.tsx";
import { Overview } from "./overview.tsx";
import { Rates } from "./rates.tsx";
import { Requests } from "./requests.tsx";
import { Searches } from "./searches.tsx";
import { Users } from "./users.tsx";
import { Vitals } from "./vitals.tsx";

const SECTIONS = {
  overview: Overview,
  requests: Requests,
  feedback: Feedback,
  catalogue: Catalogue,
  rates: Rates,
  vitals: Vitals,
  health: HealthByRegion,
  searches: Searches,
  users: Users,
  actions: Actions,
} as const;

type Section = keyof typeof SECTIONS;

function isSection(text: string): text is Section {
  return Object.hasOwn(SECTIONS, text);
}

/**
 * The shell of these sections is the same for everyone and holds no data: that comes from /api/admin/*, which asks who is
 * there. Errors and alerts are routes of their own, whose loaders ask that before they read.
 */
export function loader({ params }: Route.LoaderArgs): { readonly section: Section } {
  const { section = "overview" } = params;
  if (!isSection(section) || params.section === "overview") throw data(null, { status: 404 });
  return { section };
}

export const handle: PageHandle = { title: "Administration", visits: "administration" };

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const name = loaderData ? SECTION_NAMES[loaderData.section] : "Page Not Found";
  return [{ title: `${name} · Administration · ${BRAND}` }, { name: "robots", content: "noindex" }];
}

export default function Administration({ loaderData: { section } }: Route.ComponentProps) {
  const Content = SECTIONS[section];
  return (
    <AdminFrame section={section}>
      <noscript>
        <p>This part of administration needs JavaScript. Everything for visitors works without it.</p>
      </noscript>
      <div className={styles.content}>
        <Content key={section} />
      </div>
    </AdminFrame>
  );
}
