import { useState } from "react";
import { useToast } from "#features/toast/index.ts";
import { Button } from "#ui/button.tsx";
import { createReport } from "./bug-report.ts";
import * as styles from "./errors.css.ts";

interface ReportBugProps {
  readonly error: unknown;
  /** What failed. */
  readonly name: string;
  readonly children: string;
}

/** Copies a report as JSON; where the clipboard is not to be had, shows it to be copied by hand. */
export function ReportBug({ error, name, children }: ReportBugProps) {
  const toast = useToast();
  const [shown, setShown] = useState<string | null>(null);
  const copy = async () => {
    const text = JSON.stringify(createReport(error, { component: name, action: "bug-report" }), null, 2);
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: "Bug report copied to clipboard" });
    } catch {
      setShown(text);
    }
  };
  return (
    <>
      <Button onClick={() => void copy()}>{children}</Button>
      {shown !== null && (
        <label className={styles.report}>
          Copy this report
          <textarea readOnly rows={8} value={shown} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </>
  );
}
