import { Link } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import { apart, lede, messagePage } from "#ui/layout.css.ts";
import type { Suggestion } from "./load-calculator.server.ts";

/** An address that is no calculator's, with the calculators that it may have meant, the likeliest first. */
export function NotFound({ suggestions: [likeliest, ...others] }: { readonly suggestions: readonly Suggestion[] }) {
  return (
    <div className={messagePage}>
      <h1>Calculator Not Found</h1>
      <p className={lede}>The calculator you're looking for doesn't exist.</p>
      {likeliest && (
        <p className={apart}>
          Did you mean <Link to={`/calculator/${likeliest.id}`}>{likeliest.name}</Link>?
        </p>
      )}
      {others.length > 0 && (
        <ul>
          {others.map(({ id, name }) => (
            <li key={id}>
              <Link to={`/calculator/${id}`}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
      <p className={apart}>
        <Link to="/" className={buttonClass.primary}>
          Back to Home
        </Link>
      </p>
    </div>
  );
}
