import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { page } from "#ui/layout.css.ts";
import * as styles from "./admin.css.ts";

/** The sections of administration, in the order of its navigation. */
export const SECTION_NAMES = {
  overview: "Overview",
  errors: "Errors",
  alerts: "Alerts",
  requests: "Requests",
  feedback: "Feedback",
  catalogue: "Catalogue",
  rates: "Exchange rates",
  vitals: "Vitals",
  health: "Health",
  searches: "Searches",
  users: "Users",
  actions: "Actions",
} as const;

export type SectionName = keyof typeof SECTION_NAMES;

interface FrameProps {
  readonly section: SectionName;
  readonly children: ReactNode;
}

/** What every page of administration begins with: where it is, and the way to the others. */
export function AdminFrame({ section, children }: FrameProps) {
  return (
    <div className={page}>
      <Breadcrumb here="Administration" />
      <h1>{SECTION_NAMES[section]}</h1>
      <nav aria-label="Administration">
        <ul className={styles.sections}>
          {Object.entries(SECTION_NAMES).map(([key, name]) => (
            <li key={key}>
              <Link
                to={key === "overview" ? "/admin" : `/admin/${key}`}
                className={styles.section}
                aria-current={key === section ? "page" : undefined}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}

/** Why there is nothing to see: without rights no data is shown. */
export function Refusal({ status }: { readonly status: number }) {
  const { pathname } = useLocation();
  if (status === 401) {
    return (
      <div role="alert">
        <p>Please log in to continue.</p>
        <p>
          <Link to={`/login?returnTo=${encodeURIComponent(pathname)}`} className={buttonClass.primary}>
            Login
          </Link>
        </p>
      </div>
    );
  }
  if (status === 403) return <p role="alert">You don't have permission to see this. No data is shown.</p>;
  return <p role="alert">The data could not be loaded. Please try again later.</p>;
}
