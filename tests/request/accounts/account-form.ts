import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import { linkToken } from "../../sign-in.ts";
import { ask, post } from "../ask.ts";

export const goodPassword = "madhubani-fish-7";

/** An address that no other test writes to. */
export const newCustomer = (): string => `person-${randomUUID().slice(0, 8)}@example.com`;

export const signUpForm = (change: Record<string, string> = {}): Record<string, string> => ({
  fullName: "Asha Kumari",
  email: newCustomer(),
  password: goodPassword,
  confirmPassword: goodPassword,
  ...change,
});

/** The token of the newest link that the shared shop sent to an address. */
export const tokenFor = (email: string, page?: "confirm-email" | "reset-password"): Promise<string> =>
  linkToken({ origin: inject("shopOrigin"), dataDir: inject("shopDataDir") }, email, page);

/** Makes an account that waits to be confirmed and answers its address. */
export async function waitingAccount(change: Record<string, string> = {}): Promise<string> {
  const form = signUpForm(change);
  const answer = await post("/signup", form);
  if (answer.status !== 303) throw new Error(`sign-up answered ${answer.status}`);
  return form.email ?? "";
}

export const login = (email: string, password: string, more: Record<string, string> = {}, headers = {}) =>
  post("/login", { email, password, ...more }, headers);

/** What /session tells the page of a browser with this cookie, or with none. */
export const whoIs = async (cookie?: string) =>
  (await ask("/session", cookie ? { headers: { Cookie: cookie } } : {})).json();
