import { inject } from "vitest";
import { type SignedIn, signIn } from "../sign-in.ts";

/**
 * Somebody signed in at the shared shop, by a session of this call's own: the admin, or a customer of this
 * call's own.
 */
export const signedInAs = (role: "user" | "admin"): Promise<SignedIn> =>
  signIn({ origin: inject("shopOrigin"), dataDir: inject("shopDataDir") }, role);

// A password takes a good part of a second: sessions are shared where a test isn't about them, and neither
// ends nor changes them.
const shared = new Map<"user" | "admin", Promise<SignedIn>>();

function sharedOf(role: "user" | "admin"): Promise<SignedIn> {
  const signedIn = shared.get(role) ?? signedInAs(role);
  shared.set(role, signedIn);
  return signedIn;
}

/** The shared shop's admin, by a session that tests share. */
export const sharedAdmin = () => sharedOf("admin");
/** A customer whom tests share: somebody without any rights to what they ask for. */
export const sharedCustomer = () => sharedOf("user");
