import { useState } from "react";
import { Button } from "#ui/button.tsx";

/** A button that copies a text, and says for a moment that it did. */
export function CopyButton({
  text,
  label,
  done,
}: {
  text: () => string | Promise<string>;
  label: string;
  done: string;
}) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <Button
      onClick={async () => {
        // A promise: some browsers copy only what is handed over while the press is handled.
        const blob = Promise.resolve(text()).then((plain) => new Blob([plain], { type: "text/plain" }));
        await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
        setIsCopied(true);
        setTimeout(() => setIsCopied(false), 2000);
      }}
    >
      <span aria-live="polite">{isCopied ? done : label}</span>
    </Button>
  );
}

/** The address that gives the same inputs and results again. */
export function formatCalculationAddress(id: string, query: string): string {
  return `${location.origin}/calculator/${id}${query ? `?${query}` : ""}`;
}
