import { judgedCode } from "#discounts/codes/code-allowance.server.ts";
import type { OrderMailServices } from "#orders/order-services.ts";
import type { ShopSettings } from "#platform/config/shop-settings.ts";
import type { Services } from "#platform/services.server.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { type ChosenMethod, isForCash } from "#values/money/payment-method.ts";
import { textIn } from "#values/text/form-text.ts";
import { isDay } from "#values/time/indian-day.ts";
import { orderReasons } from "../form/checkout.text.ts";
import type { Purchase } from "../form/purchase.ts";
import { takingOrder } from "./order-allowances.server.ts";
import { placeWithRoom } from "./place-with-room.server.ts";
import type { Placement } from "./placement.ts";
import { placedAlready } from "./replace-order.server.ts";

/**
 * Places a purchase; a code that comes with it counts as one that was typed. What was placed before is
 * answered also where too many wrong codes came from its network.
 */
export async function placeJudged(
  shop: OrderMailServices & Pick<Services, "log">,
  network: string,
  purchase: Purchase,
): Promise<{ ok: true; judged: Placement } | { ok: false }> {
  const { billing, shippingPhone } = purchase;
  const ordering = { billing, shippingPhone, network };
  const judge = async () => {
    const allowed = takingOrder(shop.db, ordering, shop.now());
    const judged = await placeWithRoom(shop, { ...purchase, network }, allowed);
    return { isWrong: isUnknownCode(judged), judged };
  };
  if (purchase.code === undefined) return { ok: true, judged: (await judge()).judged };
  const answer = await judgedCode(shop, network, judge);
  const before = answer.ok ? undefined : await placedAlready(shop, purchase);
  return before ? { ok: true, judged: before } : answer;
}

function isUnknownCode(placement: Placement): boolean {
  if (placement.kind !== "refused" || typeof placement.refusal !== "object") return false;
  const { refusal } = placement;
  return refusal.kind === "code-refused" && refusal.refusal.kind === "unknown";
}

/**
 * What the page showed for the method that was chosen, in paise; undefined where it showed none or the field
 * was tampered with. A page from before says one sum for all methods.
 */
export function seenDiscount(form: FormData, paymentMethod: ChosenMethod): Paise | undefined {
  const field = isForCash(paymentMethod) && form.has("cashDiscount") ? "cashDiscount" : "discount";
  const seen = textIn(form, field);
  return /^\d{1,12}$/.test(seen) ? paise(Number(seen)) : undefined;
}

/** The fee for cash that the page showed, in paise; undefined where it showed none. */
export function seenCashFee(form: FormData): Paise | undefined {
  const seen = textIn(form, "cashFee");
  return /^\d{1,12}$/.test(seen) ? paise(Number(seen)) : undefined;
}

/** The day by which it leaves that the page showed; undefined where it showed none. */
export function seenLeaves(form: FormData): string | undefined {
  const seen = textIn(form, "leaves");
  return isDay(seen) ? seen : undefined;
}

/** Why gift wrap is not to be had for what the page showed, where it showed that; undefined where it is. */
export function wrapRefusal(form: FormData, { giftWrap }: Pick<ShopSettings, "giftWrap">) {
  if (giftWrap === undefined) return orderReasons.wrapGone;
  const seen = form.get("wrap");
  return seen === null || seen === String(giftWrap) ? undefined : orderReasons.wrapChanged;
}
