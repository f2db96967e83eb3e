import { billOf, type DiscountedBill } from "#cart/prices/totals.ts";
import type { ProductForSale } from "#catalogue/for-sale.db.server.ts";
import { type PricedGoods, shortfallOf } from "#discounts/apply-promotions.ts";
import type { CodeRefusal } from "#discounts/codes/code-refusal.ts";
import { refusalForPerson } from "#discounts/person-refusal.db.server.ts";
import type { FoundCode, FoundPromotions } from "#discounts/promotion.db.server.ts";
import type { GivenDiscount, Promotions } from "#discounts/promotion.ts";
import { takeUses } from "#discounts/take-uses.db.server.ts";
import type { OrderServices } from "#orders/order-services.ts";
import { pricesHeldSince } from "#orders/order-standing.ts";
import { holdersOf, overheldUse } from "#orders/stock/holders.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import type { BillLine } from "#shipping/bill.ts";
import type { Paise } from "#values/money/money.ts";
import { type ChosenMethod, isByCard } from "#values/money/payment-method.ts";
import type { Purchase, PurchaseLine } from "../form/purchase.ts";
import { hasOrdered } from "./ordered-before.db.server.ts";

/** Why a purchase is not placed with the discounts that it was seen with. */
export type DiscountRefusal =
  | { kind: "code-refused"; refusal: CodeRefusal }
  /** `total`: what it comes to now. */
  | { kind: "discount-changed"; total: Paise };

type Shop = Pick<OrderServices, "config" | "now" | "secret">;
type PurchaseBill = DiscountedBill<PurchaseLine & BillLine>;

/**
 * The bill of a purchase that is about to be placed, with one use taken of each promotion that has so many
 * only, and what it would come to by card; or why it is another one than the shopper saw, and then nothing
 * is taken.
 */
export async function takeBill(
  trx: Trx,
  shop: Shop,
  purchase: Purchase,
  { products, found }: { products: readonly ProductForSale[]; found: FoundPromotions },
): Promise<{ ok: true; bill: PurchaseBill; byCard: Paise } | { ok: false; refusal: DiscountRefusal }> {
  const lines = purchase.lines.map((line) => ({ ...line, ...shelfOf(line, products) }));
  const code = found.code?.ok ? found.code.promotion : undefined;
  const refusal = found.code && (await refusalOfFound(trx, shop, found.code, { ...purchase, lines }));
  if (refusal) return { ok: false, refusal: { kind: "code-refused", refusal } };

  const billWith = (promotions: Promotions, paymentMethod: ChosenMethod = purchase.paymentMethod) =>
    billOf(lines, { ...purchase, promotions, paymentMethod }, shop.config.shop);
  const changed = ({ total }: PurchaseBill) => ({
    ok: false as const,
    refusal: { kind: "discount-changed" as const, total },
  });
  const { automatic } = found;
  const bill = billWith({ automatic, code });
  if (purchase.seenDiscount !== undefined && purchase.seenDiscount !== bill.saved) return changed(bill);
  const overheld = await overheldOf(trx, shop, purchase, bill.given);
  if (overheld) {
    const kind = overheld.byOthers ? "used-up" : "used-already";
    return { ok: false, refusal: { kind: "code-refused", refusal: { kind } } };
  }
  const usedUp = await takeUses(trx, bill.given);
  if (usedUp === undefined)
    return { ok: true, bill, byCard: billWith({ automatic, code }, "razorpay").total };
  if (usedUp === code?.id)
    return { ok: false, refusal: { kind: "code-refused", refusal: { kind: "used-up" } } };
  return changed(billWith({ automatic: automatic.filter(({ id }) => id !== usedUp), code }));
}

/**
 * A card order holds what it uses until it is paid, and nobody holds many uses of one code. What applies by
 * itself nobody can leave out, so it bounds nobody.
 */
const overheldOf = (trx: Trx, { secret }: Shop, purchase: Purchase, given: readonly GivenDiscount[]) =>
  isByCard(purchase.paymentMethod)
    ? overheldUse(
        trx,
        holdersOf(purchase, secret),
        given.flatMap(({ promotion: { id, code, isLimited } }) => (isLimited && code !== null ? [id] : [])),
      )
    : undefined;

async function refusalOfFound(
  trx: Trx,
  { secret, now }: Shop,
  found: FoundCode,
  { billing: { email, phone }, lines }: Pick<Purchase, "billing"> & { lines: readonly PricedGoods[] },
): Promise<CodeRefusal | undefined> {
  if (!found.ok) return found.refusal;
  const { promotion, limits } = found;
  const asked = { ...limits, promotionId: promotion.id };
  const person = { email, phone, secret, hasOrdered: () => hasOrdered(trx, { email, phone }) };
  return (
    shortfallOf(promotion, lines) ?? (await refusalForPerson(trx, asked, person, pricesHeldSince(now())))
  );
}

function shelfOf({ productId }: PurchaseLine, products: readonly ProductForSale[]) {
  const product = products.find(({ id }) => id === productId);
  return { collection: product?.collection, category: product?.category };
}
