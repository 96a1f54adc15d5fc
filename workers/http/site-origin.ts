interface SiteBindings {
  /** Where the site is for the public, "https://reckoner.example". */
  readonly SITE_ORIGIN?: string;
}

/**
 * The origin that canonical addresses, the sitemap and the like name: the configured one, so that no other host that leads
 * here is taken for the site; without one, that of the request.
 */
export function getSiteOrigin(request: Request, { SITE_ORIGIN = "" }: SiteBindings): string {
  return URL.canParse(SITE_ORIGIN) ? new URL(SITE_ORIGIN).origin : new URL(request.url).origin;
}
