import type { Language } from "#values/language/language.ts";
import type { Held } from "./permissions/permissions.ts";

/** Who acts, as the guards established it: the signed-in person, merged with the profile. */
export interface Actor {
  id: string;
  fullName: string;
  email: string;
  phone: string | null;
  /** Never taken from anything that the browser sent. */
  role: "user" | "admin";
  /** What they may do in the admin area; nothing, for a customer. */
  permissions: Held;
  sessionId: string;
  /** Whether two-step sign-in is on, or is wanted of them by the owner; absent where neither is so. */
  twoStep?: "on" | "wanted";
  /** Of the staff, the language that they chose; absent where it is their browser's. */
  language?: Language;
  /** When they proved the second factor last in this session. */
  provedAt?: Date | null;
}

/**
 * Is it in the admin area? Documents there have a policy of their own, so it is entered and left by whole
 * documents.
 */
export const isAdminArea = (path: string): boolean => /^\/admin\/dashboard([/?#]|$)/.test(path);

/** Where somebody of this role belongs. */
export const homeOf = (role: Actor["role"]): string => (role === "admin" ? "/admin/dashboard" : "/dashboard");

/** Where people find their own settings: customers and admins each in their own area. */
export const ownSettingsPaths = {
  user: "/dashboard/settings",
  admin: "/admin/dashboard/account",
} as const satisfies Record<Actor["role"], string>;

/** By what an owner is called, and signs, until somebody sets a name (PRODUCT-7). */
export const teamNameOf = (shopName: string): string => `${shopName} Team`;
