import { useEffect, useState } from "react";
import { firstInteraction } from "#features/instant/index.ts";
import { StaticHtml } from "#ui/static-html.tsx";
import type { TargetProps } from "./target-form.tsx";
import type { LiveTargets } from "./live-targets.tsx";

const ServerTargets = import.meta.env.SSR ? (await import("./target-form.tsx")).TargetForm : null;

/** "Set a target": the server's form until the visitor first does something, then what answers at once. */
export function LazyTargets(props: TargetProps) {
  const [Live, setLive] = useState<typeof LiveTargets>();
  useEffect(() => {
    // Without a connection the server's form stays.
    const load = async () => {
      const loaded = await import("./live-targets.tsx").catch(() => null);
      setLive(() => loaded?.LiveTargets);
    };
    void firstInteraction().then(load);
  }, []);
  if (ServerTargets)
    return (
      <div>
        <ServerTargets {...props} />
      </div>
    );
  return Live ? <Live {...props} /> : <StaticHtml html={() => ""} />;
}
