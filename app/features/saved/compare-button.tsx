import { Columns2 } from "lucide";
import { Suspense, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { lazyPart } from "#ui/lazy-part.ts";
import * as styles from "./saved-link.css.ts";

const CompareWithSaved = lazyPart(async () => ({ default: (await import("./saved-dialogs.ts")).CompareWithSaved }));

interface CompareButtonProps {
  readonly id: string;
  readonly name: string;
  /** What stands in the fields, when it is asked for. */
  inputs(): Readonly<Record<string, unknown>>;
}

/** Compares what stands in the fields with what was saved of the same calculator. */
export function CompareButton({ id, name, inputs }: CompareButtonProps) {
  const [shown, setShown] = useState<Readonly<Record<string, unknown>> | null>(null);
  return (
    <>
      <Button onClick={() => setShown(inputs())} aria-label="Compare">
        <Icon of={Columns2} size={17} />
        <span className={styles.compareWord}>Compare</span>
      </Button>
      {shown && (
        <Suspense fallback={null}>
          <CompareWithSaved id={id} name={name} inputs={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  );
}
