import { Link } from "react-router";
import { crumbLink, crumbs } from "./layout.css.ts";

interface BreadcrumbProps {
  /** The pages between home and this one, outermost first. */
  readonly between?: readonly { readonly to: string; readonly name: string }[];
  /** The name of this page; left out where the heading below says it at once. */
  readonly here?: string;
}

/** The way from home to a page. */
export function Breadcrumb({ between = [], here }: BreadcrumbProps) {
  return (
    <nav className={crumbs} aria-label="Breadcrumb">
      <Link to="/" className={crumbLink}>
        Home
      </Link>
      {between.map(({ to, name }) => (
        <span key={to}>
          {" / "}
          <Link to={to} className={crumbLink}>
            {name}
          </Link>
        </span>
      ))}
      {here !== undefined && ` / ${here}`}
    </nav>
  );
}
