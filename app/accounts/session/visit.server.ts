import { createContext, type RouterContextProvider } from "react-router";
import { DatabaseDown, databaseErrorCode } from "#platform/database/database-error.server.ts";
import { requestFacts, type Services, services } from "#platform/services.server.ts";
import type { Actor } from "../actor.ts";
import { type AuthSession, endAuthSession, readAuthSession, type Sender } from "./auth-session.server.ts";
import { fallbackProfile, type Profile, type ProfileProblem, profileOf } from "./profile.db.server.ts";

const day = 24 * 60 * 60 * 1000;
/**
 * However often it is used, a session ends this long after its owner signed in: an admin's can do more harm.
 */
const longest: Record<Actor["role"], number> = { user: 180 * day, admin: 7 * day };

/** Has a session, begun at `since`, lasted long enough? */
export const isOutlived = (since: Date, role: Actor["role"], now: Date): boolean =>
  now.getTime() - since.getTime() > longest[role];

type Context = Readonly<RouterContextProvider>;

/** Who makes this request. */
export interface Visit {
  actor: Actor | null;
  /** Set when the profile could not be read and a fallback stands in for it. */
  problem?: ProfileProblem;
  /** For the answer: they prolong or end the browser's cookie. */
  setCookies: string[];
}

const visitContext = createContext<Promise<Visit> | null>(null);

/**
 * Who makes this request, read once however often it is needed. The first reader decides whether the visit
 * prolongs the session; that is an endpoint which sends `setCookies`.
 */
export function visitOf(request: Request, context: Context, options = { prolong: false }): Promise<Visit> {
  const known = context.get(visitContext);
  if (known) return known;
  const visit = readVisit(request, context, options);
  context.set(visitContext, visit);
  return visit;
}

function readVisit(request: Request, context: Context, options: { prolong: boolean }): Promise<Visit> {
  return visitBy(services(context), { request, clientAddress: requestFacts(context).clientAddress }, options);
}

/** Whose session the sender's cookie is. */
export async function visitBy(
  shop: Pick<Services, "db" | "config" | "secret" | "log" | "now">,
  sender: Sender,
  options: { prolong: boolean },
): Promise<Visit> {
  const { session, setCookies } = await readAuthSession(shop, sender, options);
  if (!session) return { actor: null, setCookies };
  const { profile, problem } = await readProfile(shop, session);
  // Use prolongs a session, but not for ever.
  if (isOutlived(session.since, profile.role, shop.now())) {
    return { actor: null, setCookies: await endAuthSession(shop, sender) };
  }
  const { userId: id, sessionId, provedAt } = session;
  const actor = { id, sessionId, ...profile, ...(profile.twoStep === "on" && { provedAt }) };
  return { actor, setCookies, ...(problem && { problem }) };
}

/**
 * The profile, or its fallback (ACCOUNT-16): a person whose profile can't be read is a customer, never an
 * admin.
 */
export async function readProfile(
  { db, log }: Pick<Services, "db" | "log">,
  { userId, email }: Pick<AuthSession, "userId" | "email">,
): Promise<{ profile: Profile; problem?: ProfileProblem }> {
  try {
    const profile = await profileOf(db, userId);
    if (profile) return { profile };
    log.warn({ userId }, "a session without a profile");
    return { profile: fallbackProfile(email, "missing"), problem: "missing" };
  } catch (error) {
    const isUnreachable = error instanceof DatabaseDown || databaseErrorCode(error) !== undefined;
    const problem = isUnreachable ? "network" : "critical";
    log.error(
      { userId, problem, kind: error instanceof Error ? error.name : typeof error },
      "profile unread",
    );
    return { profile: fallbackProfile(email, problem), problem };
  }
}
