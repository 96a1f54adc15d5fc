import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useEffect, useState } from "react";
import PlainToast from "./plain-toast.tsx";

export interface ToastMessage {
  readonly title: string;
  readonly text?: string;
  /** Where to go on from here. */
  readonly link?: { readonly to: string; readonly text: string };
  /** What can be done about it, like taking it back. */
  readonly action?: { readonly text: string; run(): void };
  /** Milliseconds until it closes by itself; 3000 for favorites, else 5000. */
  readonly duration?: number;
}

type ShowToast = (message: ToastMessage) => void;

let shown: ShowToast = () => {};

/** Shows a message from outside React: what the handler of errors has to say. */
export function showToast(message: ToastMessage): void {
  shown(message);
}

const ToastContext = createContext<ShowToast>(() => {});
const ToastRegion = lazy(() => import("./toast-region.tsx").catch(() => ({ default: PlainToast })));

/** At most one message at a time; the code that shows it is loaded with the first one. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState<{ readonly message: ToastMessage; readonly key: number } | null>(null);
  const show = useCallback<ShowToast>(
    (message) => setCurrent((previous) => ({ message, key: (previous?.key ?? 0) + 1 })),
    [],
  );
  useEffect(() => {
    shown = show;
  }, [show]);
  return (
    <ToastContext value={show}>
      {children}
      {current && (
        <Suspense fallback={null}>
          <ToastRegion key={current.key} message={current.message} />
        </Suspense>
      )}
    </ToastContext>
  );
}

/** Shows a message; a new one takes the place of the one before. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}
