import type { ReactNode } from "react";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { prose, wrap } from "#ui/layout.css.ts";
import { text } from "./information.css.ts";

/** An information or legal page: a heading and text that is true of this software. */
export function InformationPage({ title, updated, children }: { title: string; updated: string; children: ReactNode }) {
  return (
    <div className={wrap}>
      <Breadcrumb here={title} />
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
