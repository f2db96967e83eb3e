import { judgedCode } from "#discounts/code-allowance.server.ts";
import type { OrderMailServices } from "#orders/order-services.ts";
import type { ShopSettings } from "#platform/config/shop-settings.ts";
import { type Paise, paise } from "#values/money/money.ts";
import { textIn } from "#values/text/form-text.ts";
import type { Purchase } from "../form/purchase.ts";
import { takeOrder } from "./order-allowances.server.ts";
import { type Placement, placeOrder } from "./place-order.server.ts";

type Unplaced = Extract<Placement, { ok: false }>["refusal"];

/** Places a purchase; a code that comes with it counts as one that was typed. */
export async function placeJudged(shop: OrderMailServices, network: string, purchase: Purchase) {
  const ordering = { billing: purchase.billing, network };
  const judge = async () => {
    const judged = await placeOrder(shop, purchase, (trx) => takeOrder(trx, ordering, shop.now()));
    return { isWrong: !judged.ok && isUnknownCode(judged.refusal), judged };
  };
  return purchase.code === undefined
    ? { ok: true as const, ...(await judge()) }
    : judgedCode(shop, network, judge);
}

const isUnknownCode = (refusal: Unplaced): boolean =>
  typeof refusal === "object" && refusal.kind === "code-refused" && refusal.refusal.kind === "unknown";

/** What the page showed, in paise; undefined where it showed none or the field was tampered with. */
export function seenDiscount(form: FormData): Paise | undefined {
  const seen = textIn(form, "discount");
  return /^\d{1,12}$/.test(seen) ? paise(Number(seen)) : undefined;
}

/** Is gift wrap offered, for what the page showed where it showed anything? */
export function isSeenWrap(form: FormData, { giftWrap }: Pick<ShopSettings, "giftWrap">): boolean {
  const seen = form.get("wrap");
  return giftWrap !== undefined && (seen === null || seen === String(giftWrap));
}
