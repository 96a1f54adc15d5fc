import { prose } from "#ui/layout.css.ts";
import * as styles from "./developers.css.ts";

/** How an AI agent gets at the calculators. */
export function AgentTools({ address }: { readonly address: string }) {
  const clients = [
    ["Claude Code", `claude mcp add --transport http reckoner ${address}`],
    ["Clients with a file of servers", `{ "mcpServers": { "reckoner": { "type": "http", "url": "${address}" } } }`],
  ] as const;
  return (
    <section aria-labelledby="agents">
      <h2 id="agents" className={styles.section}>
        For AI agents
      </h2>
      <p className={prose}>
        <code>{address}</code> is a server of the Model Context Protocol with five tools: <code>find</code>,{" "}
        <code>describe</code>, <code>calculate</code>, <code>solve</code> and <code>ask</code>. Answers come with units,
        with how the calculator is checked, and with a link to the filled-in page. In Claude, add the address as a
        custom connector under Settings.
      </p>
      {clients.map(([client, code]) => (
        <section key={client}>
          <h3>{client}</h3>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be reached by the keyboard */}
          <pre className={styles.code} tabIndex={0} aria-label={`How to add it: ${client}`}>
            <code>{code}</code>
          </pre>
        </section>
      ))}
    </section>
  );
}
