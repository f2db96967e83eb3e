import { createHash, randomBytes } from "node:crypto";
import { createCookie } from "react-router";
import * as z from "zod/mini";
import type { Services, SigningServices } from "#platform/services.server.ts";
import { hostCookie } from "#platform/web/host-cookie.server.ts";
import { passwordSince } from "../account.db.server.ts";

const halfYearInSeconds = 180 * 24 * 60 * 60;

/** A household's accounts; the oldest one beyond them is forgotten. */
const mostAccounts = 4;

/**
 * That the owner of an account signed in here: `account` names it and its password's moment, `browser` this
 * browser.
 */
const knownSchema = z.array(z.object({ account: z.string(), browser: z.string() }));

type Known = z.infer<typeof knownSchema>;

type KnownBrowserServices = SigningServices & Pick<Services, "db">;

/**
 * Names the accounts whose owners signed in with this browser; signed, and script never sees it. It stays
 * after signing out.
 */
const knownCookie = ({ config, secret }: KnownBrowserServices) =>
  createCookie(hostCookie("jhola_known", config.origin), {
    secrets: [`known-browser\n${secret}`],
    path: "/",
    maxAge: halfYearInSeconds,
    httpOnly: true,
    sameSite: "lax",
    secure: config.origin.startsWith("https:"),
  });

/**
 * The name of the browser that asks, when the owner of the account with this address signed in with it
 * before.
 */
export async function knownBrowserOf(
  shop: KnownBrowserServices,
  request: Request,
  email: string,
): Promise<string | undefined> {
  const known = await readKnown(shop, request);
  if (known.length === 0) return undefined;
  const account = await passwordSince(shop.db).where("profiles.email", "=", email).executeTakeFirst();
  const mark = account && markOf(account);
  return known.find((each) => each.account === mark)?.browser;
}

/**
 * The Set-Cookie value by which the browser that asks is known from now on; call it when the password has
 * been set.
 */
export async function knownBrowserLine(
  shop: KnownBrowserServices,
  request: Request,
  accountId: string,
): Promise<string[]> {
  const account = await passwordSince(shop.db).where("profiles.id", "=", accountId).executeTakeFirst();
  if (!account) return [];
  const mark = markOf(account);
  const others = (await readKnown(shop, request)).filter((each) => each.account !== mark);
  const here = { account: mark, browser: randomBytes(12).toString("base64url") };
  return [await knownCookie(shop).serialize([here, ...others].slice(0, mostAccounts))];
}

async function readKnown(shop: KnownBrowserServices, request: Request): Promise<Known> {
  const value: unknown = await knownCookie(shop).parse(request.headers.get("Cookie"));
  return knownSchema.safeParse(value).data ?? [];
}

/** An account with its present password: another one makes another mark. */
const markOf = ({ id, since }: { id: string; since: Date }): string =>
  createHash("sha256").update(`${id}\n${since.getTime()}`).digest("base64url").slice(0, 22);
