import { redirect } from "react-router";
import { readPreferences, writePreferences } from "#localization/preferences.ts";
import SettingsForm from "#features/settings/settings-form.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { apart, lede, page } from "#ui/layout.css.ts";
import { env } from "#workers/bindings.server.ts";
import { readCookie } from "#workers/http/cookies.ts";
import { readDefaults, readRequestPreferences } from "#workers/localization/localization.ts";
import { safeRedirectPath } from "#workers/accounts/safe-redirect-path.ts";
import { documentTitle } from "#features/metadata/index.ts";
import type { PageHandle } from "#workers/pages/pages.ts";
import type { Route } from "./+types/route";

const YEAR = 365 * 24 * 3600;

export function loader({ request }: Route.LoaderArgs) {
  const theme = readCookie(request, "theme");
  return {
    theme: theme === "light" || theme === "dark" ? (theme as "light" | "dark") : null,
    isAccessible: readCookie(request, "accessible") === "true",
    returnTo: safeRedirectPath(new URL(request.url).searchParams.get("returnTo")),
  };
}

/**
 * POST /preferences: sets units, currency, number format, country, theme or accessibility mode without a script, and goes
 * back. What is malformed changes nothing.
 */
export async function action({ request }: Route.ActionArgs) {
  const form = new URLSearchParams((await request.text()).slice(0, 2000));
  const headers = new Headers();
  const keep = (name: string, value: string, age = YEAR) =>
    headers.append("Set-Cookie", `${name}=${value}; Path=/; Max-Age=${age}; SameSite=Lax`);

  const theme = form.get("theme");
  if (theme === "light" || theme === "dark") keep("theme", theme);
  else if (theme === "system") keep("theme", "", 0);
  if (form.getAll("shown").includes("accessible")) keep("accessible", String(form.get("accessible") === "true"));

  const known = await readRequestPreferences(request, env.KV);
  const country = form.get("country") ?? known.country;
  // Another country brings its own units, currency and format; the other fields of the form still show the old ones.
  const moved = country === known.country ? null : await readDefaults(country, env.KV);
  const part = (key: "unitSystem" | "currency" | "locale") => form.get(key) ?? "";
  const wanted = readPreferences([part("unitSystem"), part("currency"), part("locale"), ""].join("."));
  keep("preferences", writePreferences(moved ?? { ...known, ...wanted }));
  return redirect(safeRedirectPath(form.get("returnTo")), { status: 303, headers });
}

export const handle: PageHandle = { title: "Settings" };

export function meta(): Route.MetaDescriptors {
  return [{ title: documentTitle(handle) }, { name: "robots", content: "noindex" }];
}

/** The settings as a page, for visitors without a script; with one they are a popover of the header. */
export default function PreferencesPage({ loaderData }: Route.ComponentProps) {
  const { returnTo, ...known } = loaderData;
  return (
    <div className={page}>
      <Breadcrumb here="Settings" />
      <h1>Settings</h1>
      <p className={lede}>
        Your settings are saved in this browser only: in a cookie, so that every page opens in your units, and in local
        storage.
      </p>
      <div className={apart}>
        <SettingsForm returnTo={returnTo} known={known} hasButton />
      </div>
    </div>
  );
}
