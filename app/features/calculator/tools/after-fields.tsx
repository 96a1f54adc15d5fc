import { memo, Suspense, useDeferredValue } from "react";
import type { AnyDefinition } from "#engine/define.ts";
import { getItemField } from "#engine/values.ts";
import { lazyPart } from "#ui/lazy-part.ts";
import { FieldStepper } from "./field-stepper.tsx";
import { FieldTools } from "./field-tools.tsx";
import { useFormInView } from "./form-in-view.ts";
import { PrintedEntries, type PrintedProps } from "#features/calculator/results/printed-report.tsx";

const ListPaste = lazyPart(async () => ({ default: (await import("./list-paste.tsx")).ListPaste }));
const PairButtons = lazyPart(async () => ({ default: (await import("./pair-buttons.tsx")).PairButtons }));

/** What belongs to the fields once the visitor has done something; what shows nothing that is typed follows a keystroke after the answer. */
export function AfterFields(props: PrintedProps) {
  return (
    <>
      <FieldTools {...props} />
      <StepsAndPrint {...props} calculation={useDeferredValue(props.calculation)} />
    </>
  );
}

/** What they do not wait for, and how they look on paper. */
const StepsAndPrint = memo(function StepsAndPrint(props: PrintedProps) {
  useFormInView(props.definition.id);
  return (
    <>
      <FieldStepper {...props} />
      {hasNumberList(props.definition) && (
        <Suspense>
          <ListPaste {...props} />
        </Suspense>
      )}
      {props.definition.swap && (
        <Suspense>
          <PairButtons {...props} />
        </Suspense>
      )}
      <PrintedEntries {...props} />
    </>
  );
});

const hasNumberList = ({ inputs }: AnyDefinition) => Object.values(inputs).some((field) => getItemField(field));
