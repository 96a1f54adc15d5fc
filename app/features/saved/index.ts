export { SavedLink } from "./saved-link.tsx";
export { deleteSaved, localSaved, moveSavedToAccount, type Saved } from "./saved-store.ts";
