import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import type { Preferences } from "#localization/preferences.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { findDifferingMirror, storePreferences } from "./store-preferences.ts";

interface PreferencesValue {
  readonly preferences: Preferences;
  /** Changes some of them, for this page at once and for later visits. */
  change(changed: Partial<Preferences>): void;
}

const PreferencesContext = createContext<PreferencesValue>({ preferences: US_PREFERENCES, change: () => {} });

/** Gives the page the preferences with which the server rendered it; changes apply without a reload. */
export function PreferencesProvider({ initial, children }: { initial: Preferences; children: ReactNode }) {
  const [preferences, setPreferences] = useState(initial);
  const change = useCallback((changed: Partial<Preferences>) => {
    setPreferences((known) => {
      const next = { ...known, ...changed };
      storePreferences(next);
      return next;
    });
  }, []);
  // Once: what only this browser's storage knows is taken over.
  useEffect(() => {
    const stored = findDifferingMirror(initial);
    if (stored)
      void import("./adopt-preferences.ts").then(({ adoptPreferences }) => adoptPreferences(stored, initial, change));
  }, [initial, change]);
  const value = useMemo(() => ({ preferences, change }), [preferences, change]);
  return <PreferencesContext value={value}>{children}</PreferencesContext>;
}

export function usePreferences(): PreferencesValue {
  return useContext(PreferencesContext);
}
