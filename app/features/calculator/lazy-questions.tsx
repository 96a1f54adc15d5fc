import { useEffect, useState } from "react";
import { firstInteraction } from "#features/instant/index.ts";
import { StaticHtml } from "#ui/static-html.tsx";
import type { LiveQuestions } from "./live-questions.tsx";
import type { QuestionsProps } from "./served-questions.tsx";
// Pages without a script have their styles.
import "./sensitivities.css.ts";
import "./working.css.ts";

const ServedQuestions = import.meta.env.SSR ? (await import("./served-questions.tsx")).ServedQuestions : null;

/** "Set a target" and "What matters most": what the server wrote until the visitor first does something, then what answers at once. */
export function LazyQuestions(props: QuestionsProps) {
  const [Live, setLive] = useState<typeof LiveQuestions>();
  useEffect(() => {
    // Without a connection what the server wrote stays.
    const load = async () => {
      const loaded = await import("./live-questions.tsx").catch(() => null);
      setLive(() => loaded?.LiveQuestions);
    };
    void firstInteraction().then(load);
  }, []);
  if (ServedQuestions)
    return (
      <div>
        <ServedQuestions {...props} />
      </div>
    );
  return Live ? <Live {...props} /> : <StaticHtml html={() => ""} />;
}
