import { useState } from "react";
import * as styles from "./admin.css.ts";
import { ConfirmButton } from "#ui/confirm-button.tsx";
import { ChangeStatus, Loaded, Row, SearchField, TableFrame, useFormat } from "./parts.tsx";
import { useAdmin, useChange } from "./use-admin.ts";

interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  readonly providers: readonly string[];
  readonly sessions: readonly { readonly key: string; readonly createdAt: string; readonly expiresAt: string }[];
}

interface UsersData {
  readonly total: number;
  readonly users: readonly User[];
}

/** Who has an account: found, signed out, deleted. Only ADMIN_EMAILS decides who is an admin. */
export function Users() {
  const [search, setSearch] = useState("");
  const answer = useAdmin<UsersData>(`/api/admin/users?${new URLSearchParams({ search })}`);
  const { change, isBusy, outcome } = useChange(answer.mutate);
  const format = useFormat();
  return (
    <Loaded answer={answer}>
      {({ users, total }) => (
        <>
          <div className={styles.filters}>
            <SearchField label="Name, e-mail or id" onSearch={setSearch} />
          </div>
          <ChangeStatus outcome={outcome} />
          <p>
            {total === 0
              ? "Nobody of that name."
              : `${format.number(total)} ${total === 1 ? "account" : "accounts"}${total > users.length ? `, of which the ${users.length} seen last are shown` : ""}.`}
          </p>
          {users.length > 0 && (
            <TableFrame title="Users" columns={["User", "Signs in with", "Since", "Last seen", "Sessions", "Account"]}>
              {users.map((user) => (
                <UserRow
                  key={user.id}
                  user={user}
                  isBusy={isBusy}
                  onChange={(made, done) => void change("/api/admin/users", { id: user.id, ...made }, done)}
                />
              ))}
            </TableFrame>
          )}
        </>
      )}
    </Loaded>
  );
}

interface UserRowProps {
  readonly user: User;
  readonly isBusy: boolean;
  onChange(change: object, done: string): void;
}

function UserRow({ user, isBusy, onChange }: UserRowProps) {
  const format = useFormat();
  const name = user.name || user.email || user.id;
  return (
    <Row>
      <th scope="row">
        {name}
        {user.email && (
          <div className={styles.cut} title={user.email}>
            {user.email}
          </div>
        )}
        {user.email && !user.emailVerified && <div className={styles.note}>not verified</div>}
      </th>
      <td>{user.providers.join(", ")}</td>
      <td className={styles.moment}>{format.moment(user.createdAt)}</td>
      <td className={styles.moment}>{format.moment(user.lastSeenAt)}</td>
      <td>
        {user.sessions.length === 0 && "none"}
        {user.sessions.map(({ key, createdAt }) => (
          <div key={key} className={styles.session}>
            <span className={styles.moment}>{format.moment(createdAt)}</span>
            <ConfirmButton
              text="End"
              of={`the session of ${name}, ${format.moment(createdAt)}`}
              warning={`The browser in which ${name} logged in then will be logged out.`}
              isDisabled={isBusy}
              onConfirm={() => onChange({ endSession: key }, "The session was ended.")}
            />
          </div>
        ))}
        {user.sessions.length > 1 && (
          <ConfirmButton
            text="End all"
            of={`sessions of ${name}`}
            warning={`${name} will be logged out in every browser.`}
            isDisabled={isBusy}
            onConfirm={() => onChange({ endSession: "all" }, "All sessions were ended.")}
          />
        )}
      </td>
      <td>
        <ConfirmButton
          text="Delete"
          of={`the account of ${name}`}
          warning={`The account of ${name}, its favorites, saved calculations and sessions will be gone. Requests and feedback stay without a name.`}
          isDisabled={isBusy}
          onConfirm={() => onChange({ remove: true }, "The account was deleted.")}
        />
      </td>
    </Row>
  );
}
