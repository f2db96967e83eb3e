import { type RouterContextProvider, redirect } from "react-router";
import { type Actor, homeOf } from "#accounts/actor.ts";
import { visitorOf } from "#accounts/guard.server.ts";
import { claimsOf } from "#cart/kept/request-cart.server.ts";
import { holdsHidden } from "#cart/prices/price-cart.db.server.ts";
import { services } from "#platform/context.server.ts";

type Context = Readonly<RouterContextProvider>;

/** Whoever shops here: a customer, or null for a guest. An admin belongs to the admin area (ACCOUNT-17). */
export async function shopperOf(request: Request, context: Context): Promise<Actor | null> {
  const actor = await visitorOf(request, context);
  if (actor?.role === "admin") throw redirect(homeOf(actor.role), 303);
  return actor;
}

/** Has a cart a hidden product in it? Then an admin may check out: nobody else could (CATALOGUE-46). */
export const isHiddenBought = (request: Request, context: Context): Promise<boolean> =>
  holdsHidden(
    services(context).db,
    claimsOf(request).map(({ productId }) => productId),
  );

/** Who checks out. An admin who orders a hidden product does it as a guest would. */
export async function buyingShopper(
  request: Request,
  context: Context,
): Promise<{ shopper: Actor | null; seesHidden: boolean }> {
  const actor = await visitorOf(request, context);
  const seesHidden = actor?.role === "admin";
  return { shopper: seesHidden ? null : actor, seesHidden };
}
