import { useSyncExternalStore } from "react";

/**
 * A choice that styles read from an attribute of the root element, so that the boot script can set it before the first
 * paint (layout/boot-script.ts) and nothing moves.
 *
 * @param name the attribute, without "data-"
 * @param value the attribute's value while the choice holds
 * @returns whether it holds, and what changes it; the server does not know and answers that it does not
 */
export function useRootFlag(name: string, value: string): readonly [isSet: boolean, set: (isSet: boolean) => void] {
  const isSet = useSyncExternalStore(
    (listener) => {
      const observer = new MutationObserver(listener);
      observer.observe(document.documentElement, { attributes: true, attributeFilter: [`data-${name}`] });
      return () => observer.disconnect();
    },
    () => document.documentElement.dataset[name] === value,
    () => false,
  );
  return [isSet, (next) => setRootFlag(name, next ? value : null)];
}

/** Sets or removes an attribute of the root element. */
export function setRootFlag(name: string, value: string | null): void {
  const { dataset } = document.documentElement;
  if (value === null) delete dataset[name];
  else dataset[name] = value;
}

/** Stores a choice for the next visit; without storage it holds for this page only. */
export function storeChoice(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is full or switched off.
  }
}
