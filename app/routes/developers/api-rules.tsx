import { Link } from "react-router";
import { prose } from "#ui/layout.css.ts";
import * as styles from "./developers.css.ts";

/** What holds for every call. */
export function ApiRules({ id }: { readonly id: string }) {
  return (
    <div className={prose}>
      <h2 className={styles.section}>All calls</h2>
      <ul>
        <li>
          <a href="/openapi.json">openapi.json</a>: OpenAPI 3.1 with one typed call for each calculator. Generate a
          client from it.
        </li>
        <li>
          <a href="/api/v1/calculators">GET /api/v1/calculators</a>: the catalogue. <code>?q=</code> searches it,{" "}
          <code>?category=</code>, <code>?limit=</code> and <code>?offset=</code> narrow it.
        </li>
        <li>
          <a href={`/api/v1/calculators/${id}`}>GET /api/v1/calculators/{id}</a>: inputs and outputs as JSON Schema
          2020-12, sources, and how many cases the calculator passes.
        </li>
        <li>
          <code>GET</code> or <code>POST …/calculate</code>: the answer, unrounded. In an address, entries of a list are
          separated by commas and rows by semicolons.
        </li>
        <li>
          <code>POST …/solve</code>: the value of one input that gives an output the value you want:{" "}
          <code>{'{"inputs", "target": {"output", "value"}, "vary"}'}</code>.
        </li>
        <li>
          <code>POST /api/v1/batch</code>: up to 100 calculations, <code>{'{"calls": [{"id", "inputs"}]}'}</code>. Each
          is answered for itself.
        </li>
        <li>
          <a href="/api/v1/convert?value=5&amp;from=ft&amp;to=m">GET /api/v1/convert</a>: a value in another unit.{" "}
          <a href="/api/v1/units">/api/v1/units</a> lists all units.
        </li>
        <li>
          <a href="/api/v1/ask?q=20%25%20of%2085">GET /api/v1/ask</a>: a question in words, as in the search box.
        </li>
        <li>
          <a href="/api/v1/rates">GET /api/v1/rates</a>: the exchange rates of the day.
        </li>
      </ul>
      <h2 className={styles.section}>What you can rely on</h2>
      <ul>
        <li>
          Ids, keys and the kinds of values stay as they are in version 1. New optional inputs and outputs may be added.
        </li>
        <li>
          Each answer has a <code>version</code>: the day the calculator last changed, a fingerprint of its figures, and
          the date of its exchange rates if it uses any. Send it back to get 409 instead of other figures.
        </li>
        <li>
          Money is a plain number in whatever currency you mean. 6.5 means 6.5%. Dates are <code>YYYY-MM-DD</code>, and
          “today” is the day in UTC. Quantities are in the unit that the table above names.
        </li>
        <li>
          A key that a call does not take is refused with 422. An input that does not apply with the others (
          <code>x-when</code>) is not: the answer names it in <code>ignored</code>.
        </li>
        <li>
          Errors are <code>application/problem+json</code> with a sentence in <code>error</code> and, in{" "}
          <code>issues</code>, the field it is about. An output without a value is <code>null</code>.
        </li>
        <li>
          600 calls a minute from one address; a batch counts as one. Beyond that the answer is 429 with{" "}
          <code>Retry-After</code>. Answers to GET have an <code>ETag</code> and may be kept for five minutes.
        </li>
        <li>
          Inputs are not stored. <Link to="/privacy-policy">Privacy Policy</Link>.
        </li>
      </ul>
    </div>
  );
}
