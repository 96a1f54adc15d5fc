import { data, Link } from "react-router";
import { row } from "#ui/button.css.ts";
import { buttonClass } from "#ui/button.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { lede, page } from "#ui/layout.css.ts";
import { env } from "#workers/bindings.server.ts";
import { offersDevelopmentSignIn } from "#workers/accounts/development-sign-in.ts";
import { safeRedirectPath } from "#workers/accounts/safe-redirect-path.ts";
import { listProviders } from "#workers/accounts/providers.ts";
import { isProblem, PROBLEMS } from "#workers/accounts/sign-in-failure.ts";
import { documentTitle } from "#features/metadata/index.ts";
import type { PageHandle } from "#workers/pages/pages.ts";
import type { Route } from "./+types/route";
import * as styles from "./login.css.ts";

export function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const problem = query.get("problem");
  const { status, sentence } = isProblem(problem) ? PROBLEMS[problem] : { status: 200, sentence: null };
  const { ready, unfinished } = listProviders(env);
  const isDevelopment = offersDevelopmentSignIn(request, env);
  const missing = unfinished.map(({ name, missing: variables }) => ({ name, variables }));
  // Nobody can sign in without it.
  const hasSecret = Boolean(env.SESSION_SECRET?.trim());
  return data(
    {
      returnTo: safeRedirectPath(query.get("returnTo")),
      problem: sentence,
      providers: hasSecret ? ready.map(({ id, name }) => ({ id, name })) : [],
      missing: hasSecret ? missing : [{ name: "Sign-in", variables: ["SESSION_SECRET"] }, ...missing],
      isDevelopment: isDevelopment && hasSecret,
    },
    { status },
  );
}

export const handle: PageHandle = { title: "Login" };

export function meta(): Route.MetaDescriptors {
  return [{ title: documentTitle(handle) }, { name: "robots", content: "noindex" }];
}

/** The sign-in choices, and the way back. */
export default function Login({ loaderData }: Route.ComponentProps) {
  const { returnTo, problem, providers, missing, isDevelopment } = loaderData;
  const back = `returnTo=${encodeURIComponent(returnTo)}`;
  return (
    <div className={page}>
      <Breadcrumb here="Login" />
      <h1>Login / Create</h1>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <p className={lede}>
        With an account you have your favorites and saved calculations on all your devices. You do not need one: every
        calculator works without it, and favorites are then saved in this browser.
      </p>
      {providers.length + Number(isDevelopment) === 0 && (
        <p className={styles.problem}>No sign-in provider is set up on this site.</p>
      )}
      <ul className={styles.choices}>
        {providers.map(({ id, name }) => (
          <li key={id}>
            <a href={`/api/login?provider=${id}&${back}`} className={`${buttonClass.primary} ${styles.choice}`}>
              Continue with {name}
            </a>
          </li>
        ))}
        {HAS_DEVELOPMENT_SIGN_IN && isDevelopment && (
          <li>
            <a href={`/login/development?${back}`} className={`${buttonClass.plain} ${styles.choice}`}>
              Development sign-in
            </a>
          </li>
        )}
      </ul>
      {missing.map(({ name, variables }) => (
        <p key={name} className={styles.note}>
          {name} is not completely set up: {variables.join(" and ")} {variables.length === 1 ? "is" : "are"} not set.
        </p>
      ))}
      <p className={row}>
        <Link to={returnTo} className={buttonClass.quiet}>
          Back without an account
        </Link>
      </p>
    </div>
  );
}
