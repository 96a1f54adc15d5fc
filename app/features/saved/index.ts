export { deleteSaved, localSaved, moveSavedToAccount, type Saved } from "./saved-store.ts";
