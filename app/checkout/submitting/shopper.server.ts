import { type RouterContextProvider, redirect } from "react-router";
import { type Actor, homeOf } from "#accounts/actor.ts";
import { visitorOf } from "#accounts/guard.server.ts";
import type { BillingAddress } from "#addresses/address.ts";
import { claimsOf } from "#cart/kept/request-cart.server.ts";
import { holdsHidden } from "#cart/prices/price-cart.db.server.ts";
import type { OrderMailServices } from "#orders/order-services.ts";
import { addAddress } from "#own-orders/addresses/address-book.db.server.ts";
import { type Allowance, longestWaitSeconds, takeToken } from "#platform/limits/rate-limit.db.server.ts";
import { failureFacts } from "#platform/log.server.ts";
import { requestFacts, type Services, services } from "#platform/services.server.ts";
import { checkoutText } from "../form/checkout.text.ts";
import type { CheckoutValues } from "../form/checkout-values.ts";

/**
 * Asking for orders that the sender can't show to be theirs: enough for an office's worth of cut and mistyped
 * links.
 */
const allowance: Allowance = { name: "strange-orders", most: 120, windowSeconds: longestWaitSeconds };

/**
 * How an order's page answers those who may not see it. Its owner is never counted, nor hindered by others
 * who are.
 */
export async function strangerStatus(context: Parameters<typeof services>[0]): Promise<404 | 429> {
  const { db, now } = services(context);
  const { ok } = await takeToken(db, allowance, requestFacts(context).clientAddress, now());
  return ok ? 404 : 429;
}

type Context = Readonly<RouterContextProvider>;

/** Who shops here: a customer, or null for a guest. An admin belongs to the admin area (ACCOUNT-17). */
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

export type CheckoutShop = OrderMailServices & Pick<Services, "log">;

/**
 * Stores the address of a placed order with its account, where its form asks for that. The order stands also
 * if that fails: an address can be typed again. Returns what to tell the shopper where it was not stored.
 */
export async function keepTypedAddress(
  shop: CheckoutShop,
  userId: string | null,
  { saveAddress, savedAddress }: CheckoutValues,
  { email: _, phone, ...address }: BillingAddress,
): Promise<string | undefined> {
  if (userId === null || saveAddress === "" || savedAddress !== "") return undefined;
  try {
    const kept = await addAddress(shop.db, { id: userId }, { address, phone });
    return kept === "full" ? checkoutText.bookFull : undefined;
  } catch (error) {
    shop.log.error(failureFacts(error), "an address could not be saved with its order");
    return checkoutText.addressUnsaved;
  }
}
