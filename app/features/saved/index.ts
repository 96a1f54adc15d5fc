export { forgetAccountSaved } from "./account-saved.ts";
export { moveSavedToAccount } from "./move-saved.ts";
export { deleteSaved, localSaved, type Saved } from "./saved-store.ts";
