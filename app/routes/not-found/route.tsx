import { data, Link } from "react-router";
import { Button, buttonClass } from "#ui/button.tsx";
import { row } from "#ui/button.css.ts";
import { apart, lede, messagePage } from "#ui/layout.css.ts";
import { documentTitle } from "#features/metadata/index.ts";
import type { PageHandle } from "#workers/pages/pages.ts";
import type { Route } from "./+types/route";

export function loader() {
  return data(null, { status: 404 });
}

export const handle: PageHandle = { title: "Page Not Found" };

export function meta(): Route.MetaDescriptors {
  return [{ title: documentTitle(handle) }, { name: "robots", content: "noindex" }];
}

export default function NotFound() {
  return (
    <div className={messagePage}>
      <h1>Page Not Found</h1>
      <p className={lede}>The page you're looking for doesn't exist or has been moved.</p>
      <p className={`${row} ${apart}`}>
        <Link to="/" className={buttonClass.primary}>
          Go Home
        </Link>
        <Button onClick={() => history.back()}>Go Back</Button>
      </p>
    </div>
  );
}
