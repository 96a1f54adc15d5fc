import { createContext, type ReactNode, Suspense, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { mayBeSignedIn, useIsUnreachable, useUser } from "#features/account/index.ts";
import { useToast } from "#features/toast/index.ts";
import { lazyPart } from "#ui/lazy-part.ts";
import { areInAccount, setFavorite, useFavoriteIds } from "./favorites-store.ts";
import { hasAccountFavorites, localFavorites } from "./local-favorites.ts";
import { mayPromptToday, rememberPrompt } from "./prompts.ts";

const AccountPrompt = lazyPart(() => import("./account-prompt.tsx"));

interface FavoritesValue {
  readonly ids: readonly string[];
  isFavorite(id: string): boolean;
  /** Adds or removes a calculator; says so in a toast. */
  toggle(id: string, name: string): void;
}

const FavoritesContext = createContext<FavoritesValue>({
  ids: [],
  isFavorite: () => false,
  toggle: () => {},
});

type Prompt = { readonly kind: "upgrade" } | { readonly kind: "account"; readonly calculatorName: string };

const TOAST_DURATION = 3000;

/** The time that a visitor has for themselves before the upgrade prompt. */
const PROMPT_DELAY = 4000;

/** The visitor's favorites, and the prompts that go with them: never two, at most once a day. */
export function FavoritesProvider({ children }: { children: ReactNode }) {
  const ids = useFavoriteIds();
  const user = useUser();
  const isUnreachable = useIsUnreachable();
  const toast = useToast();
  const [prompt, setPrompt] = useState<Prompt | null>(null);

  const show = useCallback((next: Prompt) => {
    if (mayBeSignedIn() || !mayPromptToday()) return;
    rememberPrompt();
    setPrompt(next);
  }, []);

  // Only what was there when the page opened counts; an addition has its own prompt.
  useEffect(() => {
    if (localFavorites().length === 0 || !mayPromptToday()) return undefined;
    const timer = setTimeout(() => show({ kind: "upgrade" }), PROMPT_DELAY);
    return () => clearTimeout(timer);
  }, [show]);

  const userId = user?.id;
  const isSignedOut = user === null || isUnreachable;
  useEffect(() => {
    if (userId === undefined && !isSignedOut) return;
    if (isSignedOut && !hasAccountFavorites()) return;
    // Only with an account is there anything to load.
    import("./account-favorites.ts").then(
      ({ openAccountFavorites, closeAccountFavorites }) =>
        userId === undefined ? closeAccountFavorites(toast) : openAccountFavorites(userId, toast),
      () => toast({ title: "Your account's favorites could not be loaded", text: "Check the connection." }),
    );
  }, [userId, isSignedOut, toast]);

  const value = useMemo<FavoritesValue>(() => {
    const known = new Set(ids);
    return {
      ids,
      isFavorite: (id) => known.has(id),
      toggle(id, name) {
        const adds = !known.has(id);
        setFavorite(id, adds, name);
        // With an account account-favorites.ts says so, once the calculator is there.
        if (!adds || !areInAccount())
          toast({
            title: adds ? "Added to Favorites! ❤️" : "Removed from Favorites",
            text: adds ? "Calculator saved in this browser." : "Calculator removed from your favorites list.",
            duration: TOAST_DURATION,
          });
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
