import type { Actor } from "#accounts/actor.ts";
import type { Holder } from "#accounts/staff/holder.ts";
import { everything, type Permission } from "#accounts/staff/permissions.ts";

/** An owner, who may do everything; say only what the test is about. */
export const shopOwner = (given: Partial<Actor> = {}): Holder<Permission> => ({
  ...{
    id: "owner",
    fullName: "Owner",
    email: "owner@example.com",
    phone: null,
    role: "admin",
    sessionId: "s",
  },
  ...given,
  permissions: everything,
});
