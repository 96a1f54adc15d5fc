import { useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { categoryName } from "#catalogue/categories.ts";
import { Button } from "#ui/button.tsx";
import * as styles from "./admin.css.ts";
import { ChangeStatus } from "./parts.tsx";
import { useChange } from "./use-admin.ts";

interface AdditionProps {
  readonly categories: readonly string[];
  onDone(): Promise<unknown>;
}

/** Adds a row without a definition, filled in from the request that the address names. */
export function Addition({ categories, onDone }: AdditionProps) {
  const [query] = useSearchParams();
  const [name, setName] = useState(query.get("name") ?? "");
  const [description, setDescription] = useState("");
  const [category, setCategory] = useState("other");
  const { change, isBusy, outcome } = useChange(onDone);
  const requestId = query.get("request") ?? undefined;
  const first = useRef<HTMLInputElement>(null);
  // Below a long table: who comes from a request would not find it.
  useEffect(() => {
    if (requestId) first.current?.focus();
  }, [requestId]);
  return (
    <section>
      <h2 id="addition">Add a calculator without a definition</h2>
      <p>
        Its page says “Calculator Interface Coming Soon” until a definition with the same id is deployed.
        {requestId && " The request will be marked as planned."} <Link to="/admin/requests">Requests</Link>
      </p>
      <form
        className={styles.form}
        aria-labelledby="addition"
        onSubmit={async (event) => {
          event.preventDefault();
          const added = await change(
            "/api/admin/additions",
            { name, description, category, ...(requestId ? { requestId } : {}) },
            `${name} is in the catalogue.`,
          );
          if (added) {
            setName("");
            setDescription("");
          }
        }}
      >
        <label className={styles.label}>
          Name
          <input
            ref={first}
            className={styles.control}
            required
            minLength={3}
            maxLength={80}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <label className={styles.label}>
          What it will calculate
          <textarea
            className={styles.longText}
            required
            maxLength={300}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
          />
        </label>
        <label className={styles.label}>
          Category
          <select className={styles.control} value={category} onChange={(event) => setCategory(event.target.value)}>
            {categories.map((key) => (
              <option key={key} value={key}>
                {categoryName(key)}
              </option>
            ))}
          </select>
        </label>
        <div>
          <Button type="submit" look="primary" disabled={isBusy}>
            Add
          </Button>
        </div>
        <ChangeStatus outcome={outcome} />
      </form>
    </section>
  );
}
