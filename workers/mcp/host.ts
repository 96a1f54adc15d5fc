const OWN_MACHINE: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Whether the host of an address is the one that the caller meant: over TLS the certificate names it; without, only this
 * machine's own names can be believed. Any other was made to point here (DNS rebinding).
 */
export function isTrustedHost({ protocol, hostname }: URL): boolean {
  return protocol === "https:" || OWN_MACHINE.has(hostname);
}
