import { data, Form, redirect } from "react-router";
import { Button } from "#ui/button.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { lede, page } from "#ui/layout.css.ts";
import { env } from "#workers/bindings.server.ts";
import { databaseContext } from "#workers/middleware/database.ts";
import { findOrCreateUser } from "#workers/accounts/accounts.ts";
import { bookmarkCookies } from "#workers/accounts/bookmarks.ts";
import {
  DEVELOPMENT_USER,
  developmentAdmin,
  developmentIdentity,
  developmentSignInSchema,
  offersDevelopmentSignIn,
} from "#workers/accounts/development-sign-in.ts";
import { safeRedirectPath } from "#workers/accounts/safe-redirect-path.ts";
import { startSession } from "#workers/accounts/sessions.ts";
import { parseForm } from "#workers/http/parse-body.ts";
import { refuseTooMany, TOO_MANY_REQUESTS } from "#workers/http/http.ts";
import { documentTitle } from "#features/metadata/index.ts";
import type { PageHandle } from "#workers/pages/pages.ts";
import type { Route } from "./+types/route";
import * as styles from "./development.css.ts";

export function loader({ request }: Route.LoaderArgs) {
  if (!offersDevelopmentSignIn(request, env)) throw data(null, { status: 404 });
  return {
    returnTo: safeRedirectPath(new URL(request.url).searchParams.get("returnTo")),
    user: DEVELOPMENT_USER,
    admin: developmentAdmin(env.ADMIN_EMAILS),
  };
}

/** POST /login/development: signs in as the user that the form names. */
export async function action({ request, context }: Route.ActionArgs) {
  if (!offersDevelopmentSignIn(request, env)) throw data(null, { status: 404 });
  if (await refuseTooMany(request, env.RATE_LIMIT_ACCOUNT, "sign-in"))
    return data({ message: TOO_MANY_REQUESTS }, { status: 429 });
  const form = await parseForm(request, developmentSignInSchema);
  if (!form.ok) return data({ message: form.message }, { status: form.status });
  const { database, bookmark } = context.get(databaseContext);
  const userId = await findOrCreateUser(database, developmentIdentity(form.value));
  const headers = new Headers();
  for (const cookie of [...(await startSession(request, env, userId)), ...bookmarkCookies(bookmark())])
    headers.append("Set-Cookie", cookie);
  return redirect(safeRedirectPath(form.value.returnTo), { status: 303, headers });
}

export const handle: PageHandle = { title: "Development sign-in" };

export function meta(): Route.MetaDescriptors {
  return [{ title: documentTitle(handle) }, { name: "robots", content: "noindex" }];
}

/** Sign-in of a local run: nothing to configure, nothing to remember. */
export default function DevelopmentSignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { returnTo, user, admin } = loaderData;
  return (
    <div className={page}>
      <Breadcrumb between={[{ to: "/login", name: "Login" }]} />
      <h1>Development sign-in</h1>
      <p className={lede}>
        Only on this machine, and only while DEVELOPMENT_SIGN_IN says so: sign in as anybody, without a password.
      </p>
      <div className={styles.people}>
        <Person label={`Sign in as ${user.name}`} text="An ordinary user." person={user} returnTo={returnTo} />
        {admin && (
          <Person label={`Sign in as ${admin.name}`} text="An admin." person={admin} returnTo={returnTo} isPlain />
        )}
      </div>
      <h2>Somebody else</h2>
      <Form method="post" reloadDocument className={styles.form}>
        <input type="hidden" name="returnTo" value={returnTo} />
        <label className={styles.label}>
          Name
          <input name="name" autoComplete="name" maxLength={100} className={styles.input} />
        </label>
        <label className={styles.label}>
          E-mail
          <input
            name="email"
            type="email"
            required
            autoComplete="email"
            maxLength={254}
            className={styles.input}
            aria-invalid={actionData ? true : undefined}
            aria-describedby={actionData ? "wrong" : undefined}
          />
        </label>
        {actionData && (
          <p id="wrong" role="alert" className={styles.wrong}>
            {actionData.message}
          </p>
        )}
        <p>
          <Button type="submit">Sign in</Button>
        </p>
      </Form>
    </div>
  );
}

interface PersonProps {
  readonly label: string;
  readonly text: string;
  readonly person: { readonly name: string; readonly email: string };
  readonly returnTo: string;
  readonly isPlain?: boolean;
}

function Person({ label, text, person, returnTo, isPlain = false }: PersonProps) {
  return (
    <Form method="post" reloadDocument className={styles.person}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <input type="hidden" name="name" value={person.name} />
      <input type="hidden" name="email" value={person.email} />
      <Button type="submit" look={isPlain ? "plain" : "primary"}>
        {label}
      </Button>
      <span>
        {text} {person.email}
      </span>
    </Form>
  );
}
