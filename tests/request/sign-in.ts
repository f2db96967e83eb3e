import { inject } from "vitest";
import { type SignedIn, signIn } from "../sign-in.ts";

/** Somebody signed in at the shared shop: the admin, or a customer of this call's own. */
export const signedInAs = (role: "user" | "admin"): Promise<SignedIn> =>
  signIn({ origin: inject("shopOrigin"), dataDir: inject("shopDataDir") }, role);
