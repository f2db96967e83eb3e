import { createHash, randomBytes } from "node:crypto";
import { createCookie } from "react-router";
import type { Services, SigningServices } from "#platform/services.server.ts";
import { hostCookie } from "#platform/web/host-cookie.server.ts";
import { insertChallenge, removeChallenge } from "./passkey.db.server.ts";

/** What a device is to sign, and for what. */
export type ChallengeUse = "add" | "sign-in" | "confirm";

type ChallengeServices = SigningServices & Pick<Services, "db" | "now">;

const lifeSeconds = 300;

/** Binds a challenge to the browser that requested it; script never sees it. */
const challengeCookie = ({ config, secret }: SigningServices) =>
  createCookie(hostCookie("jhola_passkey", config.origin), {
    secrets: [`passkey-challenge\n${secret}`],
    path: "/",
    maxAge: lifeSeconds,
    httpOnly: true,
    sameSite: "strict",
    secure: config.origin.startsWith("https:"),
  });

/** Stores what a device is to sign; the line is that of the browser that requested it. */
export async function keepChallenge(
  shop: ChallengeServices,
  { challenge, use, userId }: { challenge: string; use: ChallengeUse; userId?: string },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await insertChallenge(shop.db, {
    token_hash: hashOf(token),
    challenge,
    use,
    user_id: userId ?? null,
    expires_at: new Date(shop.now().getTime() + lifeSeconds * 1000),
  });
  return challengeCookie(shop).serialize(token);
}

/** Uses up this browser's challenge; of many requests at once one gets it. */
export async function takeChallenge(
  shop: ChallengeServices,
  request: Request,
  { use, userId }: { use: ChallengeUse; userId?: string },
): Promise<string | undefined> {
  const token: unknown = await challengeCookie(shop).parse(request.headers.get("Cookie"));
  if (typeof token !== "string" || token === "") return undefined;
  const row = await removeChallenge(shop.db, hashOf(token));
  const isMeant = row?.use === use && row.user_id === (userId ?? null) && row.expires_at > shop.now();
  return isMeant ? row.challenge : undefined;
}

const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

/** For whom passkeys are: the shop's own address as its settings say it, never as a request calls it. */
export const relyingParty = ({ config }: Pick<Services, "config">) => ({
  id: new URL(config.origin).hostname,
  name: config.shop.name,
  origin: config.origin,
});

/** The library that judges passkeys: 30 MB of memory, so it is loaded by the first who uses one. */
export const webauthn = () => import("@simplewebauthn/server");

interface PasskeyOutcome {
  options?: unknown;
  to?: string;
  refused?: string;
  /** The browser's, which script never sees. */
  cookie?: string;
  setCookies?: readonly string[];
}

/** An answer to the script that speaks to a device. */
export function passkeyJson({ cookie, setCookies = [], ...told }: PasskeyOutcome): Response {
  const answer = Response.json(told, {
    status: told.refused === undefined ? 200 : 422,
    headers: { "Cache-Control": "private, no-store" },
  });
  for (const line of cookie === undefined ? setCookies : [cookie, ...setCookies])
    answer.headers.append("Set-Cookie", line);
  return answer;
}
