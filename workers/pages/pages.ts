import { createContext, matchPath, type ServerBuild } from "react-router";
import { memoizeByIdentity } from "#catalogue/memoize.ts";

/** The groups in which the figures of visits are counted. */
type VisitGroup = "home" | "directory" | "favorites" | "dashboard" | "information" | "administration";

/**
 * What a page says of itself, once: each route module with a component exports one as `handle`. Footer, sitemap, the
 * figures of visits and the document cache follow from it.
 */
export interface PageHandle {
  /** The page's name in its own title, in the footer and in the figures of visits. */
  readonly title: string;
  /** Whether the footer links to it. Links stand in the order of `routes.ts`. */
  readonly isInFooter?: boolean;
  /** Whether search engines are told of it. */
  readonly isInSitemap?: boolean;
  /** How its visits are counted; without it among "Other pages". */
  readonly visits?: VisitGroup;
  /** The query parameters that its document depends on, where it may be cached; without it it is rendered each time. */
  readonly cachedBy?: readonly string[];
}

export interface Page extends PageHandle {
  /** The pattern of its address: "/admin/:section?". */
  readonly path: string;
}

/** The routes that are needed of a server build. */
type Routes = Readonly<
  Record<string, Pick<NonNullable<ServerBuild["routes"][string]>, "path" | "parentId" | "module"> | undefined>
>;

/** The pages of a build: its routes with a component and an address of their own, in the order of `routes.ts`. */
export const readPages = memoizeByIdentity((routes: Routes): readonly Page[] =>
  Object.values(routes).flatMap((route) => {
    const handle = route?.module.handle as PageHandle | undefined;
    return route && handle ? [{ ...handle, path: getAddress(routes, route) }] : [];
  }),
);

function getAddress(routes: Routes, { path = "", parentId }: { path?: string; parentId?: string }): string {
  const parent = parentId === undefined ? undefined : routes[parentId];
  return `${parent ? getAddress(routes, parent).replace(/\/$/, "") : ""}/${path}`.replace(/^\/\//, "/");
}

/** The page at an address; a pattern counts as well. */
export function findPage(pages: readonly Page[], address: string): Page | undefined {
  return pages.find(({ path }) => path === address) ?? pages.find(({ path }) => matchPath(path, address));
}

/** The pages of the site, for whoever answers a request. */
export const pagesContext = createContext<readonly Page[]>();
