interface Match {
  readonly loaderData?: unknown;
}

/** The neutral address of a page, absolute; the root's loader knows the origin. */
export function canonical(matches: readonly (Match | undefined)[], path: string) {
  const { origin = "" } = (matches[0]?.loaderData ?? {}) as { origin?: string };
  return { tagName: "link" as const, rel: "canonical", href: origin + path };
}
