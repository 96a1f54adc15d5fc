import { createContext, type ReactNode, Suspense, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { useToast } from "#features/toast/index.ts";
import { lazyPart } from "#ui/lazy-part.ts";
import { localFavorites, setLocalFavorite, useLocalFavorites } from "./local-favorites.ts";
import { mayPromptToday, rememberPrompt } from "./prompts.ts";

const AccountPrompt = lazyPart(() => import("./account-prompt.tsx"));

interface FavoritesValue {
  readonly ids: readonly string[];
  isFavorite(id: string): boolean;
  /** Adds or removes a calculator; says so in a toast. */
  toggle(id: string, name: string): void;
}

const FavoritesContext = createContext<FavoritesValue>({ ids: [], isFavorite: () => false, toggle: () => {} });

type Prompt = { readonly kind: "upgrade" } | { readonly kind: "account"; readonly calculatorName: string };

/** The time that a visitor has for themselves before the upgrade prompt. */
const PROMPT_DELAY = 4000;

/** The visitor's favorites, and the prompts that go with them: never two, at most once a day. */
export function FavoritesProvider({ children }: { children: ReactNode }) {
  const ids = useLocalFavorites();
  const toast = useToast();
  const [prompt, setPrompt] = useState<Prompt | null>(null);

  const show = useCallback((next: Prompt) => {
    if (!mayPromptToday()) return;
    rememberPrompt();
    setPrompt(next);
  }, []);

  // Only what was there when the page opened counts; an addition has its own prompt.
  useEffect(() => {
    if (localFavorites().length === 0 || !mayPromptToday()) return undefined;
    const timer = setTimeout(() => show({ kind: "upgrade" }), PROMPT_DELAY);
    return () => clearTimeout(timer);
  }, [show]);

  const value = useMemo<FavoritesValue>(() => {
    const known = new Set(ids);
    return {
      ids,
      isFavorite: (id) => known.has(id),
      toggle(id, name) {
        const adds = !known.has(id);
        setLocalFavorite(id, adds);
        toast(
          adds
            ? { title: "Added to Favorites! ❤️", text: "Calculator saved in this browser." }
            : { title: "Removed from Favorites", text: "Calculator removed from your favorites list." },
        );
        if (adds) show({ kind: "account", calculatorName: name });
      },
    };
  }, [ids, toast, show]);

  return (
    <FavoritesContext value={value}>
      {children}
      {prompt && (
        <Suspense fallback={null}>
          <AccountPrompt
            count={ids.length}
            calculatorName={prompt.kind === "account" ? prompt.calculatorName : null}
            onClose={() => setPrompt(null)}
          />
        </Suspense>
      )}
    </FavoritesContext>
  );
}

export function useFavorites(): FavoritesValue {
  return useContext(FavoritesContext);
}
