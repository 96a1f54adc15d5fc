import { Suspense } from "react";
import { lazyPart } from "#ui/lazy-part.ts";
import * as styles from "./account.css.ts";
import { useIsUnreachable, useUser } from "./user.ts";

const AccountMenu = lazyPart(() => import("./account-menu.tsx"));

/**
 * The header's last place: the way to an account, or the account's menu. Documents are the same for everybody: while a
 * browser that knows of a session asks who it is, the style sheet shows the placeholder in place of the link. Where the
 * site cannot say, it offers no account, and leads to the page that says so.
 */
export function UserMenu() {
  const user = useUser();
  const isUnreachable = useIsUnreachable();
  const placeholder = <span className={styles.placeholder} aria-hidden="true" />;
  if (user)
    return (
      <Suspense fallback={placeholder}>
        <AccountMenu user={user} />
      </Suspense>
    );
  if (isUnreachable)
    return <a href="/dashboard" className={styles.placeholder} title="Your account cannot be reached" />;
  return (
    <>
      <a href="/api/login" referrerPolicy="same-origin" className={styles.login}>
        Login / Create
      </a>
      {placeholder}
    </>
  );
}
