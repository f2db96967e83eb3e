import { redirect } from "react-router";
import { visitorOf } from "#accounts/guard.server.ts";
import { signInPath } from "#accounts/return-path.ts";
import { services } from "#platform/context.server.ts";
import { noticeCookie } from "#platform/notice.ts";
import { postedForm } from "#platform/web/posted-form.server.ts";
import { isByScript } from "#ui/form-answer.ts";
import type { Route } from "./+types/wishlist-items.endpoint.ts";
import { wishlistText } from "./storefront.text.ts";
import { addWishes, removeWish, wishlistOf } from "./wishlist.db.server.ts";
import { idsAsked, myWishlistPath } from "./wishlist.ts";

/** Changes the wishlist of whoever is signed in, and answers it. A form without script is led to the list. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { db, now } = services(context);
  const form = await postedForm(request);
  const owner = await visitorOf(request, context);
  if (!owner) {
    return isByScript(form)
      ? new Response(null, { status: 401 })
      : redirect(signInPath("/login", cameFrom(form)), 303);
  }
  const given = form.get("ids");
  const ids = idsAsked(typeof given === "string" ? given : null);
  const isRemoval = form.get("intent") === "remove";
  if (isRemoval) for (const id of ids) await removeWish(db, owner, id);
  else await addWishes(db, owner, ids, now());
  if (!isByScript(form)) {
    const { title } = isRemoval ? wishlistText.removed("") : wishlistText.added("");
    return redirect(myWishlistPath, { status: 303, headers: { "Set-Cookie": noticeCookie({ title }) } });
  }
  return Response.json(
    { ids: await wishlistOf(db, owner) },
    { headers: { "Cache-Control": "private, no-store" } },
  );
}

/** Nothing is read here. */
export const loader = () => redirect("/wishlist");

const cameFrom = (form: FormData): string => {
  const from = form.get("from");
  return typeof from === "string" ? from : "/wishlist";
};
