import type { Held, Permission } from "#accounts/permissions/permissions.ts";

/** What a key reads is every order at once, which takes both (API-7). */
export const keyReads = ["orders", "export"] as const satisfies readonly Permission[];

/** May somebody read what a key reads? A key never reads more than its maker may. */
export const mayReadByKey = (held: Held): boolean => keyReads.every((each) => held[each] === true);

/** A key by which another program of the owner's reads orders (API-7), as the owner sees it. */
export interface ApiKey {
  id: string;
  name: string;
  /** Its last four signs; the whole is shown once, when it is made. */
  ending: string;
  madeAt: Date;
  /** Who made it, or took it over; null where they are not known any more. */
  maker: { id: string; name: string } | null;
  /** Its maker may read what it reads. */
  reads: boolean;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}

export const longestKeyName = 60;
/** More than anybody tells apart; a list that is read at a glance. */
export const mostKeys = 20;
