import { Suspense } from "react";
import { lazyPart } from "#ui/lazy-part.ts";
import * as styles from "./account.css.ts";
import { useUser } from "./user.ts";

const AccountMenu = lazyPart(() => import("./account-menu.tsx"));

/**
 * The header's last place: the way to an account, or the account's menu. Documents are the same for everybody: while a
 * browser that knows of a session asks who it is, the style sheet shows the placeholder in place of the link.
 */
export function UserMenu() {
  const user = useUser();
  const placeholder = <span className={styles.placeholder} aria-hidden="true" />;
  if (user)
    return (
      <Suspense fallback={placeholder}>
        <AccountMenu user={user} />
      </Suspense>
    );
  return (
    <>
      <a href="/api/login" className={styles.login}>
        Login / Create
      </a>
      {placeholder}
    </>
  );
}
