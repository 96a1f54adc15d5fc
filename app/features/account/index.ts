export { describeUser } from "./describe-user.ts";
export { loadUserAgain, mayBeSignedIn, type User, useIsUnreachable, useUser } from "./user.ts";
export { UserMenu } from "./user-menu.tsx";
