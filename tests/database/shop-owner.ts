import type { Actor } from "#accounts/actor.ts";
import type { Holder } from "#accounts/permissions/holder.ts";
import { everything, type Permission } from "#accounts/permissions/permissions.ts";

const login = { email: "owner@example.com", phone: null, role: "admin", sessionId: "s" } as const;
const owner = { id: "owner", fullName: "Owner", ...login };

/** An owner, who may do everything; say only what the test is about. */
export const shopOwner = (given: Partial<Actor> = {}): Holder<Permission> => ({
  ...owner,
  ...given,
  permissions: everything,
});
