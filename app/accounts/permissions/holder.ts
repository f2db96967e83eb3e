import type { Actor } from "../actor.ts";
import type { HeldAll, Permission } from "./permissions.ts";

/** Somebody who was found to hold a permission. What needs it takes only such (STAFF-2). */
export type Holder<P extends Permission> = Actor & { readonly permissions: HeldAll<P> };

/** What an act notes of its holder: who it was, and that it was theirs to do. */
export type Doer<P extends Permission> = Pick<Holder<P>, "id" | "permissions">;

export const holds = <P extends Permission, A extends Pick<Actor, "permissions">>(
  actor: A,
  permission: P,
): actor is A & { readonly permissions: HeldAll<P> } => actor.permissions[permission] === true;

/** Do they hold all of these? */
export const holdsAll = <P extends Permission, A extends Pick<Actor, "permissions">>(
  actor: A,
  needed: readonly P[],
): actor is A & { readonly permissions: HeldAll<P> } => lackedBy(actor, needed).length === 0;

/** Which of these they lack: what they make may do no more than they may (STAFF-11). */
export const lackedBy = <P extends Permission>(
  { permissions }: Pick<Actor, "permissions">,
  needed: readonly P[],
): P[] => needed.filter((each) => permissions[each] !== true);
