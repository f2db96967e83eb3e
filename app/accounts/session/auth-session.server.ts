import { isAPIError } from "better-auth/api";
import { DatabaseDown } from "#platform/database/database-error.server.ts";
import type { RequestFacts, Services } from "#platform/services.server.ts";
import type { Actor } from "../actor.ts";
import { type AuthServices, addressHeader, authOf } from "./auth.server.ts";

/** A session as the library knows it; what its owner may do is not its business. */
export interface AuthSession {
  sessionId: string;
  userId: string;
  email: string;
  /** When its owner signed in. */
  since: Date;
  /** When the second factor was proved last; null for never. */
  provedAt: Date | null;
}

/** What came of asking: Set-Cookie lines prolong or end the browser's cookie and belong into the answer. */
interface ReadSession {
  session: AuthSession | null;
  setCookies: string[];
}

export type SignIn =
  | { kind: "signed-in"; userId: string; setCookies: string[] }
  /** The password is right, the address not yet confirmed. */
  | { kind: "unconfirmed" }
  | { kind: "refused" };

/** Who asks: the browser's cookies and what the session list will show of it. */
export interface Sender {
  request: Request;
  clientAddress: RequestFacts["clientAddress"];
}

const hasSessionCookie = (request: Request): boolean =>
  (request.headers.get("Cookie") ?? "").includes("jhola.session_token=");

/**
 * The session of a request's cookie. With `prolong`, its use lengthens its life: only where the answer can
 * carry a cookie.
 */
export async function readAuthSession(
  shop: AuthServices,
  sender: Sender,
  { prolong }: { prolong: boolean },
): Promise<ReadSession> {
  if (!hasSessionCookie(sender.request)) return { session: null, setCookies: [] };
  const { response, headers } = await authOf(shop)
    .api.getSession({
      headers: headersOf(sender),
      query: { disableRefresh: !prolong },
      returnHeaders: true,
    })
    .catch(unread);
  const session = response && {
    sessionId: response.session.id,
    userId: response.user.id,
    email: response.user.email,
    since: response.session.createdAt,
    provedAt: response.session.factorAt ?? null,
  };
  return { session, setCookies: headers.getSetCookie() };
}

/** The library answers a database that is away with an error of its own. */
function unread(error: unknown): never {
  const isFailure = isAPIError(error) && error.statusCode >= 500;
  throw isFailure ? new DatabaseDown("sessions can't be read or opened", { cause: error }) : error;
}

/** Checks a password and opens a session with a new token; an older session of the same browser ends. */
export async function signInByPassword(
  shop: AuthServices,
  sender: Sender,
  { email, password }: { email: string; password: string },
): Promise<SignIn> {
  const { api } = authOf(shop);
  try {
    const { response, headers } = await api.signInEmail({
      body: { email, password },
      headers: headersOf(sender),
      returnHeaders: true,
    });
    await endAuthSession(shop, sender);
    return { kind: "signed-in", userId: response.user.id, setCookies: headers.getSetCookie() };
  } catch (error) {
    if (!isAPIError(error)) throw error;
    if (error.body?.code === "EMAIL_NOT_VERIFIED") return { kind: "unconfirmed" };
    if (error.statusCode >= 500) return unread(error);
    return { kind: "refused" };
  }
}

/**
 * Opens a session for somebody who proved themselves otherwise; an older session of the same browser ends.
 */
export async function openAuthSession(shop: AuthServices, sender: Sender, userId: string): Promise<string[]> {
  return (await openNamedSession(shop, sender, userId)).setCookies;
}

/** The same, and tells which it is. */
export async function openNamedSession(
  shop: AuthServices,
  sender: Sender,
  userId: string,
): Promise<{ sessionId: string; setCookies: string[] }> {
  const { response, headers } = await authOf(shop)
    .api.openSession({ body: { userId }, headers: headersOf(sender), returnHeaders: true })
    .catch(unread);
  await endAuthSession(shop, sender);
  return { sessionId: response.sessionId, setCookies: headers.getSetCookie() };
}

/** Ends the session of a request's cookie, if there is one; the lines clear the cookie. */
export async function endAuthSession(shop: AuthServices, sender: Sender): Promise<string[]> {
  if (!hasSessionCookie(sender.request)) return [];
  const { headers } = await authOf(shop).api.signOut({ headers: headersOf(sender), returnHeaders: true });
  return headers.getSetCookie();
}

function headersOf({ request, clientAddress }: Sender): Headers {
  const headers = new Headers({ [addressHeader]: clientAddress });
  for (const name of ["Cookie", "User-Agent"]) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value.slice(0, name === "Cookie" ? undefined : 300));
  }
  return headers;
}

/** What an operator who looks for a break-in wants to find in the log. */
type SignInNote =
  | { outcome: "signed-in"; userId: string; role: Actor["role"] }
  /** A customer at the admins' sign-in. */
  | { outcome: "turned-away"; userId: string }
  | { outcome: "refused" | "limited" };

/** Writes down that somebody signed in or could not: ids and outcomes, never addresses or what was typed. */
export const noteSignIn = ({ log }: Pick<Services, "log">, note: SignInNote): void =>
  log.info({ security: "sign-in", ...note }, "sign-in");
