import { DropdownMenu } from "radix-ui";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import * as styles from "./account-menu.css.ts";
import { moveToAccount } from "./move-to-account.ts";
import type { User } from "./user.ts";

/** Two letters of the name, else the first of the e-mail, else "U". */
export function getInitials({ firstName, lastName, email }: User): string {
  const letters = [firstName, lastName].map((name) => name?.trim().charAt(0) ?? "").join("");
  return (letters || email?.trim().charAt(0) || "U").toUpperCase();
}

/** The avatar and what it opens: who is signed in, the dashboard, the way out. */
export default function AccountMenu({ user }: { user: User }) {
  const [hasPicture, setHasPicture] = useState(user.profileImageUrl !== null);
  useEffect(() => void moveToAccount(user.id), [user.id]);
  const fullName = [user.firstName, user.lastName].filter(Boolean).join(" ");
  return (
    // Not modal: a modal menu would write a style element into the page, which its policy forbids.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        className={styles.avatar}
        aria-label={hasPicture ? "Account" : `Account ${getInitials(user)}`}
      >
        {hasPicture ? (
          <img
            src={user.profileImageUrl ?? ""}
            alt=""
            width={40}
            height={40}
            className={styles.picture}
            onError={() => setHasPicture(false)}
          />
        ) : (
          <span aria-hidden="true">{getInitials(user)}</span>
        )}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={styles.menu} align="end" sideOffset={8} collisionPadding={8}>
          <DropdownMenu.Label className={styles.who}>
            {fullName && <span className={styles.name}>{fullName}</span>}
            {user.email && <span className={styles.email}>{user.email}</span>}
          </DropdownMenu.Label>
          <DropdownMenu.Separator className={styles.line} />
          <DropdownMenu.Item asChild className={styles.item}>
            <Link to="/dashboard">My Dashboard</Link>
          </DropdownMenu.Item>
          {user.isAdmin && (
            <DropdownMenu.Item asChild className={styles.item}>
              <a href="/admin">Admin</a>
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Item asChild className={styles.item}>
            <a href="/api/logout">Logout</a>
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
