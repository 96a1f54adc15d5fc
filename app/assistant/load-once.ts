/**
 * A part that is loaded when a sentence first comes so far, and is at hand from then on: to import a module that is there
 * already takes as long as a reading of it.
 */
export function loadOnce<Module>(load: () => Promise<Module>): () => Module | Promise<Module> {
  let loaded: Module | undefined;
  return () => loaded ?? load().then((module) => (loaded = module));
}
