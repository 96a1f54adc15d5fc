import { memo } from "react";
import { FieldStepper } from "./field-stepper.tsx";
import { FieldTools } from "./field-tools.tsx";
import { PrintedEntries, type PrintedProps } from "./printed-report.tsx";

/** What belongs to the fields once the visitor has done something: their tools, and how they look on paper. */
export const AfterFields = memo(function AfterFields(props: PrintedProps) {
  return (
    <>
      <FieldTools {...props} />
      <FieldStepper {...props} />
      <PrintedEntries {...props} />
    </>
  );
});
