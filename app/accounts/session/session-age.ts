import type { Actor } from "../actor.ts";

const day = 24 * 60 * 60 * 1000;
/**
 * However often it is used, a session ends this long after its owner signed in: an admin's can do more harm.
 */
const longest: Record<Actor["role"], number> = { user: 180 * day, admin: 7 * day };

/** Has a session, begun at `since`, lasted long enough? */
export const isOutlived = (since: Date, role: Actor["role"], now: Date): boolean =>
  now.getTime() - since.getTime() > longest[role];
