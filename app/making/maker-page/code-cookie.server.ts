import { createCookie } from "react-router";
import type { SigningServices } from "#platform/services.server.ts";
import { hostCookie } from "#platform/web/host-cookie.server.ts";
import { mayOpen, openedMark } from "../links/make-link.server.ts";
import type { LinkedMaker } from "../links/maker-links.db.server.ts";

const hours = 12;

/** Says that the code was right at this browser. Two makers may share a phone, each with a link. */
const codeCookie = ({ config }: SigningServices, { tokenHash }: LinkedMaker) =>
  createCookie(hostCookie(`jhola_maker_${tokenHash.slice(0, 8)}`, config.origin), {
    path: "/",
    maxAge: hours * 60 * 60,
    httpOnly: true,
    sameSite: "lax",
    secure: config.origin.startsWith("https:"),
  });

export const openedLine = (shop: SigningServices, maker: LinkedMaker): Promise<string> =>
  codeCookie(shop, maker).serialize(openedMark(maker, shop.secret));

/** May this browser see the maker's page, or is the code to be asked first? */
export async function isOpen(shop: SigningServices, maker: LinkedMaker, request: Request): Promise<boolean> {
  const mark: unknown = await codeCookie(shop, maker).parse(request.headers.get("Cookie"));
  return mayOpen(maker, typeof mark === "string" ? mark : undefined, shop.secret);
}
