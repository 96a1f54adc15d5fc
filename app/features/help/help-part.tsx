import { type MouseEvent, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { findPressedLink } from "#ui/pressed-link.ts";
import { StaticHtml } from "#ui/static-html.tsx";
import type { Help, HelpProps } from "./help.tsx";
// The document has its styles, whenever its code comes.
import "./help.css.ts";

interface HelpPartProps extends HelpProps {
  /** Fills the form with an example. */
  onExample(inputs: Readonly<Record<string, unknown>>): void;
}

/** The server writes it at once. */
const ServerHelp = import.meta.env.SSR ? (await import("./help.tsx")).Help : null;

let loaded: typeof Help | null = null;

/** Loads its code, for a page that is reached without a document of its own. */
export async function loadHelp(): Promise<void> {
  ({ Help: loaded } = await import("./help.tsx"));
}

/**
 * The help below a calculator. A browser takes what the server wrote as it stands: nothing in it is rendered or
 * calculated again until the reader changes their units or formats.
 */
export function HelpPart({ onExample, ...props }: HelpPartProps) {
  const [Code, setCode] = useState(() => ServerHelp ?? loaded);
  const preferences = JSON.stringify(props.preferences);
  const [written] = useState(preferences);
  const navigate = useNavigate();
  useEffect(() => {
    // Without a connection the help keeps the formats that it has.
    if (preferences !== written)
      loadHelp().then(
        () => setCode(() => loaded),
        () => {},
      );
  }, [preferences, written]);

  const follow = (event: MouseEvent) => {
    const link = findPressedLink(event);
    if (!link) return;
    event.preventDefault();
    const example = props.definition.examples[Number(link.dataset["example"] ?? -1)];
    if (!example) return void navigate(link.pathname + link.search);
    onExample(example.inputs);
    scrollTo({ top: 0, behavior: "smooth" });
  };
  if (!Code) return <StaticHtml key="written" onClick={follow} html={() => ""} />;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links in it have the keys
    <div key={ServerHelp ? "written" : "rendered"} onClick={follow}>
      <Code {...props} />
    </div>
  );
}
