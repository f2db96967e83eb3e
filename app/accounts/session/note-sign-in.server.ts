import type { Services } from "#platform/services.server.ts";
import type { Actor } from "../actor.ts";

/** What whoever looks for a break-in wants to find in the log. */
type SignInNote =
  | { outcome: "signed-in"; userId: string; role: Actor["role"] }
  /** A customer at the admins' sign-in. */
  | { outcome: "turned-away"; userId: string }
  | { outcome: "refused" | "limited" };

/** Writes down that somebody signed in or could not: ids and outcomes, never addresses or what was typed. */
export const noteSignIn = ({ log }: Pick<Services, "log">, note: SignInNote): void =>
  log.info({ security: "sign-in", ...note }, "sign-in");
