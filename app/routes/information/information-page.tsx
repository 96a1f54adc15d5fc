import type { ReactNode } from "react";
import { Link } from "react-router";
import { crumbLink, crumbs, prose, wrap } from "#ui/layout.css.ts";
import { text } from "./information.css.ts";

/** An information or legal page: a heading and text that is true of this software. */
export function InformationPage({ title, updated, children }: { title: string; updated: string; children: ReactNode }) {
  return (
    <div className={wrap}>
      <nav className={crumbs} aria-label="Breadcrumb">
        <Link to="/" className={crumbLink}>
          Home
        </Link>{" "}
        / {title}
      </nav>
      <article className={`${prose} ${text}`}>
        <h1>{title}</h1>
        {children}
        <p>
          <small>Last changed on {updated}.</small>
        </p>
      </article>
    </div>
  );
}
