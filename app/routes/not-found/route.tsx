import { data } from "react-router";
import { PageNotFound } from "#features/errors/index.ts";
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

export default PageNotFound;
