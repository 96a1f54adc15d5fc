import { useNavigate } from "react-router";
import { findPressedLink } from "#ui/pressed-link.ts";
import { StaticHtml } from "#ui/static-html.tsx";
import type { FooterProps } from "./footer.tsx";

/** The server writes it; a browser takes it as it stands, since nothing in it ever changes. */
const ServerFooter = import.meta.env.SSR ? (await import("./footer.tsx")).Footer : null;

/** The footer as HTML that is never rendered again: its code is the server's alone. */
export function FooterPart(props: FooterProps) {
  const navigate = useNavigate();
  if (ServerFooter)
    return (
      <div>
        <ServerFooter {...props} />
      </div>
    );
  return (
    <StaticHtml
      html={() => document.getElementById("footer")?.outerHTML ?? ""}
      onClick={(event) => {
        const link = findPressedLink(event);
        if (!link) return;
        event.preventDefault();
        void navigate(link.pathname);
      }}
    />
  );
}
