import { redirect } from "react-router";
import { cookieHeaders, visitorOf } from "#accounts/guard.server.ts";
import { signInPath } from "#accounts/session/return-path.ts";
import { noticeCookie } from "#platform/notice.ts";
import { type Services, services } from "#platform/services.server.ts";
import { postedForm } from "#platform/web/legible-request.server.ts";
import type { RoutePolicy } from "#platform/web/route-policy.ts";
import { isByScript } from "#ui/form/form-answer.ts";
import type { Route } from "./+types/wishlist-items.endpoint.ts";
import { heldItemsCookie, heldWishlistItems } from "./held-wishlist-items.server.ts";
import { addWishlistItems, removeWishlistItem, wishlistOf } from "./wishlist.db.server.ts";
import { wishlistText } from "./wishlist.text.ts";
import { idsAsked, myWishlistPath, type Wishlist } from "./wishlist.ts";

export const policy: RoutePolicy = { cached: false, beforeOpening: "closed" };

/** Changes the wishlist of the signed-in person, and answers it. A form without script is led to the list. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const shop = services(context);
  const form = await postedForm(request);
  const owner = await visitorOf(request, context);
  const isRemoval = form.get("intent") === "remove";
  const held = isRemoval ? [] : await heldWishlistItems(shop, request);
  const ids = [...idsIn(form), ...held];
  if (!owner) return isByScript(form) ? new Response(null, { status: 401 }) : toSignIn(shop, isRemoval, ids);
  if (isRemoval) for (const id of ids) await removeWishlistItem(shop.db, owner, id);
  else await addWishlistItems(shop.db, owner, ids, shop.now());
  const headers = cookieHeaders(held.length > 0 ? [await heldItemsCookie(shop, [])] : []);
  if (!isByScript(form)) {
    const { title } = isRemoval ? wishlistText.removed("") : wishlistText.added("");
    headers.append("Set-Cookie", noticeCookie({ title }));
    return redirect(myWishlistPath, { status: 303, headers });
  }
  headers.set("Cache-Control", "private, no-store");
  return Response.json({ ids: await wishlistOf(shop.db, owner) }, { headers });
}

/** A guest's way to the list: what was put aside is held until somebody signs in. */
async function toSignIn(shop: Services, isRemoval: boolean, ids: Wishlist): Promise<Response> {
  const headers = cookieHeaders(isRemoval ? [] : [await heldItemsCookie(shop, ids)]);
  return redirect(signInPath("/login", myWishlistPath), { status: 303, headers });
}

/** Nothing is read here. */
export const loader = () => redirect("/wishlist");

function idsIn(form: FormData): Wishlist {
  const given = form.get("ids");
  return idsAsked(typeof given === "string" ? given : null);
}
