import type { Session } from "./session.ts";

/**
 * Somebody is signed in who has no business in the admin area; a profile that could not be read shows nothing
 * of the kind.
 */
export const isTurnedAway = (session: Session): boolean =>
  session.status === "known" && session.user?.role === "user" && session.problem === undefined;
