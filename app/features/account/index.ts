export { loadUserAgain, mayBeSignedIn, type User, useUser } from "./user.ts";
export { UserMenu } from "./user-menu.tsx";
