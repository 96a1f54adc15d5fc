import { Link } from "react-router";
import { row } from "#ui/button.css.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { apart, lede, messagePage } from "#ui/layout.css.ts";

/** What stands where no page is, wherever in the site that is. */
export function PageNotFound() {
  return (
    <div className={messagePage}>
      <h1>Page Not Found</h1>
      <p className={lede}>The page you're looking for doesn't exist or has been moved.</p>
      <p className={`${row} ${apart}`}>
        <Link to="/" className={buttonClass.primary}>
          Go Home
        </Link>
        <Button onClick={() => history.back()}>Go Back</Button>
      </p>
    </div>
  );
}
