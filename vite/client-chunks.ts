/** Few chunks, by folder: what every page runs is one file, what every calculator runs another. */

interface Chunk {
  readonly name: string;
  /** A single file counts as well. */
  readonly folders: readonly string[];
  /** What few pages use of these, or no page at once: the bundler finds it a place. */
  readonly except?: readonly string[];
  /** From how many entries on a module belongs to it. */
  readonly minShareCount?: number;
}

/** The first that has a module's folder takes the module, with what it imports. */
const CHUNKS: readonly Chunk[] = [
  { name: "react", folders: ["node_modules/react", "node_modules/react-dom", "node_modules/scheduler"] },
  { name: "router", folders: ["node_modules/react-router"] },
  // What the first script and every page need, without React; the engine comes where something is calculated.
  { name: "base", folders: ["app/localization/preferences.ts", "app/catalogue/registry.ts"], minShareCount: 3 },
  // What stands around every page: one file is smaller than its parts, and one request.
  {
    name: "site",
    folders: [
      "app/root.tsx",
      "app/ui",
      "app/features/layout",
      "app/features/search",
      "app/features/connection",
      "app/features/favorites/favorites.tsx",
      "app/features/metadata",
      "app/features/recents/recents.ts",
      "app/catalogue/categories.ts",
    ],
    // A dialog comes with what opens it, the way back up with the directory.
    except: [
      "app/ui/back-to-top.css.ts",
      "app/ui/back-to-top.tsx",
      "app/features/settings",
      "app/features/saved",
      "app/localization",
      "app/ui/confirm-button.css.ts",
      "app/ui/confirm-button.tsx",
      "app/ui/dialog.css.ts",
      "app/ui/dialog.tsx",
    ],
  },
  {
    name: "engine",
    folders: ["app/engine", "app/localization", "app/features/instant"],
    // Entries are written in what comes with the first touch; few definitions tell a loss.
    except: [
      "app/engine/conversion",
      "app/engine/format-entry.ts",
      "app/engine/tell-sides.ts",
      "app/localization/countries.ts",
    ],
    minShareCount: 4,
  },
  {
    name: "features",
    folders: ["app/features", "app/catalogue"],
    except: [
      "app/features/calculator",
      "app/features/help",
      "app/features/directory",
      // Pages without a calculator would load the engine for it.
      "app/features/saved/load-definition.ts",
      "app/features/saved/saved-store.ts",
      "app/features/saved/comparison-address.ts",
    ],
    minShareCount: 4,
  },
  // Styles stand in the document of every page that has the chunk: those of results in no other than a calculator's.
  {
    name: "calculator",
    folders: ["app/features/calculator", "app/features/help"],
    except: [
      "app/features/calculator/pictures/split-bar.tsx",
      "app/features/calculator/use-settled.ts",
      "app/features/calculator/pictures/frame.tsx",
      "app/features/calculator/charts/scale.ts",
    ],
    minShareCount: 2,
  },
  // A browser asks for six files at a time: what many calculators share is one.
  {
    name: "shell",
    folders: ["app/features/theme", "app/features/assistant", "app/features/feedback"],
    minShareCount: 2,
  },
  // Who needs dates seldom needs the rest, and the other way about.
  { name: "calendar", folders: ["app/maths/calendar.ts"], minShareCount: 4 },
  {
    name: "maths",
    folders: ["app/maths"],
    // Many sentences count, but the pages nearest their budget do not.
    except: ["app/maths/finance", "app/maths/statistics.ts", "app/maths/integers.ts", "app/maths/counted.ts"],
    minShareCount: 25,
  },
  { name: "finance", folders: ["app/maths/finance"], minShareCount: 4 },
  { name: "units", folders: ["app/units"], minShareCount: 40 },
];

const isWithin = (id: string, folders: readonly string[]) => folders.some((folder) => `${id}/`.includes(`/${folder}/`));

export const clientChunks = {
  groups: CHUNKS.map(({ folders, except = [], ...chunk }, place) => ({
    ...chunk,
    priority: CHUNKS.length - place,
    test: (id: string) => isWithin(id, folders) && !isWithin(id, except),
  })),
};
