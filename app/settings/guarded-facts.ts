import { lackedBy } from "#accounts/permissions/holder.ts";
import type { Held, Permission } from "#accounts/permissions/permissions.ts";

/**
 * Facts of the shop that lead something to whoever writes them: a buyer's money, or the mails of buyers and
 * of those who ask. They take what guards that, too (ADMIN-151).
 */
export const guardedFacts = [
  { names: ["accountName", "accountNumber", "ifsc", "upiId"], needs: ["money"] },
  { names: ["email"], needs: ["orders", "messages"] },
] as const satisfies readonly { names: readonly string[]; needs: readonly Permission[] }[];

export type GuardedFact = (typeof guardedFacts)[number]["names"][number];

/** Those that somebody may not write. */
export const keptFrom = (permissions: Held): GuardedFact[] =>
  guardedFacts.flatMap(({ names, needs }) =>
    lackedBy<Permission>({ permissions }, needs).length > 0 ? names : [],
  );
