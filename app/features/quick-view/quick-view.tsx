import { createContext, type ReactNode, Suspense, useCallback, useContext, useState } from "react";
import { lazyPart } from "#ui/lazy-part.ts";

type OpenQuickView = (id: string, name: string) => void;

const QuickViewContext = createContext<OpenQuickView>(() => {});
const QuickViewDialog = lazyPart(() => import("./quick-view-dialog.tsx"));

/** Lets any card open its calculator over the page; the code for it is loaded with the first one. */
export function QuickViewProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ readonly id: string; readonly name: string } | null>(null);
  const open = useCallback<OpenQuickView>((id, name) => setShown({ id, name }), []);
  const close = useCallback(() => setShown(null), []);
  return (
    <QuickViewContext value={open}>
      {children}
      {shown && (
        <Suspense fallback={null}>
          <QuickViewDialog key={shown.id} id={shown.id} name={shown.name} onClose={close} />
        </Suspense>
      )}
    </QuickViewContext>
  );
}

/** Opens a calculator over the page. */
export function useQuickView(): OpenQuickView {
  return useContext(QuickViewContext);
}
