import { lackedBy } from "#accounts/permissions/holder.ts";
import type { Held, Permission } from "#accounts/permissions/permissions.ts";

/**
 * Facts of the shop that could lead a buyer's money, or mails of buyers and senders of requests, to the
 * person who writes them. Changing them takes the permission that guards those, too (ADMIN-151).
 */
export const guardedFacts = [
  { names: ["accountName", "accountNumber", "ifsc", "upiId"], needs: ["money"] },
  { names: ["email"], needs: ["orders", "messages"] },
] as const satisfies readonly { names: readonly string[]; needs: readonly Permission[] }[];

export type GuardedFact = (typeof guardedFacts)[number]["names"][number];

/** The facts that somebody may not write. */
export const keptFrom = (permissions: Held): GuardedFact[] =>
  guardedFacts.flatMap(({ names, needs }) =>
    lackedBy<Permission>({ permissions }, needs).length > 0 ? names : [],
  );
