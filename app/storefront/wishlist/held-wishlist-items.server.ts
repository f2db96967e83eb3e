import { createCookie } from "react-router";
import type { SigningServices } from "#platform/services.server.ts";
import { hostCookie } from "#platform/web/host-cookie.server.ts";
import { idsAsked, type Wishlist } from "./wishlist.ts";

const mostHeld = 10;
/** Time enough to sign in, or to sign up and read the mail. */
const hourInSeconds = 60 * 60;

/** What a guest put aside without script, until somebody signs in; signed, and script never sees it. */
const heldCookie = ({ config, secret }: SigningServices) =>
  createCookie(hostCookie("jhola_wishes", config.origin), {
    secrets: [`wishes\n${secret}`],
    path: "/",
    maxAge: hourInSeconds,
    httpOnly: true,
    sameSite: "lax",
    secure: config.origin.startsWith("https:"),
  });

/** The ids that this browser holds, newest first. */
export async function heldWishlistItems(shop: SigningServices, request: Request): Promise<Wishlist> {
  const held: unknown = await heldCookie(shop).parse(request.headers.get("Cookie"));
  return idsAsked(typeof held === "string" ? held : null);
}

/** The Set-Cookie value that holds these ids; that forgets them where there are none. */
export const heldItemsCookie = (shop: SigningServices, ids: Wishlist): Promise<string> =>
  heldCookie(shop).serialize(ids.slice(0, mostHeld).join(","), ids.length === 0 ? { maxAge: 0 } : undefined);
