import { type BetterAuthPlugin, betterAuth } from "better-auth";
import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { z } from "zod";
import { failureFacts } from "#platform/log.server.ts";
import type { Services } from "#platform/services.server.ts";
import { hostCookie } from "#platform/web/host-cookie.server.ts";
import { renewLanguage } from "../account.db.server.ts";
import { hashPassword, matchesPassword } from "../guessing/password.server.ts";

// Only this file and auth-session.server.ts know Better Auth. It keeps sessions and checks passwords; its
// HTTP routes are not mounted, so everything that a visitor can ask for is one of our own forms.

const day = 24 * 60 * 60;
/** A session lives this long after its last use; it is prolonged at most once a day. */
const sessionLife = { expiresIn: 30 * day, updateAge: day };
/** Our own header, written by us alone: the address that the session list shows. */
export const addressHeader = "x-jhola-client-address";

export type AuthServices = Pick<Services, "db" | "config" | "secret" | "log">;

/** What signs somebody in, and counts the tries. */
export type SignInServices = AuthServices & Pick<Services, "now">;

const made = new WeakMap<object, ReturnType<typeof makeAuth>>();

/** The library, once for each open database. */
export function authOf(shop: AuthServices) {
  const known = made.get(shop.db);
  if (known) return known;
  const auth = makeAuth(shop);
  made.set(shop.db, auth);
  return auth;
}

/**
 * Opens a session for somebody who has proved themselves otherwise: by the link of a mail. Never reachable
 * from outside.
 */
const sessionOpener = {
  id: "jhola-session-opener",
  endpoints: {
    openSession: createAuthEndpoint(
      "/jhola/open-session",
      {
        method: "POST",
        requireHeaders: true,
        body: z.object({ userId: z.string() }),
        metadata: { scope: "server" },
      },
      async (ctx) => {
        const { internalAdapter } = ctx.context;
        const user = await internalAdapter.findUserById(ctx.body.userId);
        if (!user) throw new Error("a session for nobody");
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(ctx, { session, user });
        return { sessionId: session.id };
      },
    ),
  },
} satisfies BetterAuthPlugin;

const moments = { createdAt: "created_at", updatedAt: "updated_at" };

/** Its tables are ours, with the columns of the hosted platform (ORDER-21). */
const tables = {
  session: {
    modelName: "auth_sessions",
    ...sessionLife,
    cookieCache: { enabled: false },
    additionalFields: {
      factorAt: { type: "date" as const, required: false, input: false, fieldName: "factor_at" },
    },
    fields: {
      userId: "user_id",
      expiresAt: "expires_at",
      ipAddress: "ip_address",
      userAgent: "user_agent",
      ...moments,
    },
  },
  user: {
    modelName: "profiles",
    fields: { name: "full_name", emailVerified: "email_verified", ...moments },
  },
  account: {
    modelName: "auth_accounts",
    fields: {
      accountId: "account_id",
      providerId: "provider_id",
      userId: "user_id",
      accessToken: "access_token",
      refreshToken: "refresh_token",
      idToken: "id_token",
      accessTokenExpiresAt: "access_token_expires_at",
      refreshTokenExpiresAt: "refresh_token_expires_at",
      ...moments,
    },
  },
  verification: {
    modelName: "auth_verifications",
    fields: { expiresAt: "expires_at", ...moments },
  },
};

/** The session is there already: a language that could not be stored costs nobody their sign-in. */
const spoken = ({ db, log }: Pick<AuthServices, "db" | "log">, userId: string): Promise<void> =>
  renewLanguage(db, userId).catch((error: unknown) =>
    log.warn(failureFacts(error), "an account's language was not renewed"),
  );

function makeAuth({ db, config, secret, log }: AuthServices) {
  return betterAuth({
    appName: config.shop.name,
    baseURL: config.origin,
    secret,
    database: { db, type: "postgres", transaction: false },
    plugins: [sessionOpener],
    telemetry: { enabled: false },
    // Ours counts in the database, for all copies of the shop together.
    rateLimit: { enabled: false },
    logger: { level: "error", log: () => log.error({ kind: "auth" }, "the sign-in library failed") },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      minPasswordLength: 1,
      maxPasswordLength: 128,
      password: {
        hash: hashPassword,
        verify: ({ password, hash }) => matchesPassword(password, hash),
      },
    },
    ...tables,
    databaseHooks: { session: { create: { after: ({ userId }) => spoken({ db, log }, userId) } } },
    advanced: {
      cookiePrefix: hostCookie("jhola", config.origin),
      // The library's own prefix would be the weaker `__Secure-`.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: config.origin.startsWith("https:") },
      // A session and its user are read by one statement.
      database: { generateId: false, validateSchema: false, joins: true },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
  });
}
