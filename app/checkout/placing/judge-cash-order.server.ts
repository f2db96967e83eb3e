import { isAbroad, receiverPhone } from "#addresses/address.ts";
import { beforeCash, type DiscountedBill } from "#cart/prices/totals.ts";
import { type KnownOfCash, readingCashFacts } from "#cash-on-delivery/cash-facts.db.server.ts";
import { type CashRefusal, judgeCash } from "#cash-on-delivery/judge-cash.ts";
import { type Person, phoneKey } from "#discounts/person.server.ts";
import { openCashOf } from "#orders/cash/open-cash.db.server.ts";
import type { OrderServices } from "#orders/order-services.ts";
import type { PlacedForCash } from "#orders/placing/new-order.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import type { CashTerms } from "#values/money/cash-terms.ts";
import type { Paise } from "#values/money/money.ts";
import type { Purchase } from "../form/purchase.ts";
import { havingReceived } from "./ordered-before.db.server.ts";

/** Why a purchase is not placed for cash. */
export type CashRefused =
  | ({ kind: "cash-refused" } & CashRefusal)
  /** `total`: what it comes to now. */
  | { kind: "cash-fee-changed"; total: Paise };

type Shop = Pick<OrderServices, "config" | "now" | "secret">;
type Bill = Pick<DiscountedBill, "total" | "cashFee" | "rounding">;

/** What has to be known of a purchase for cash, as a question that is sent together with others. */
export const cashQuestions = (db: Db, shop: Shop, purchase: Purchase) => ({
  cash: readingCashFacts(db, {
    pincode: purchase.shipping.pincode,
    phoneKey: phoneKey(calledPerson(purchase), shop.secret),
    now: shop.now(),
  }),
  hasReceived:
    shop.config.shop.cash.firstMax === undefined ? undefined : havingReceived(db, calledPerson(purchase)),
});

/** Whom the courier calls, and who reads the mails about it: by them cash is judged. */
const calledPerson = (purchase: Pick<Purchase, "billing" | "shippingPhone">): Person => ({
  email: purchase.billing.email,
  phone: receiverPhone(purchase),
});

/** Their answers. */
export interface KnownForCash {
  cash: KnownOfCash;
  hasReceived: boolean | undefined;
}

/**
 * Why this purchase can't be paid in cash, or not at the fee that was seen (CASH-2, CASH-4); undefined where
 * it can. An admin's may: another way to pay is not theirs.
 */
export async function refusalForCash(
  trx: Trx,
  shop: Shop,
  purchase: Purchase,
  { known, bill }: { known: KnownForCash; bill: Bill },
): Promise<CashRefused | undefined> {
  const judged = purchase.seesHidden
    ? { ok: true as const }
    : await judgedBy(trx, shop, purchase, { known, total: beforeCash(bill) });
  if (!judged.ok) return { kind: "cash-refused", reason: judged.reason, help: judged.help };
  const { total, cashFee } = bill;
  return (purchase.seenCashFee ?? 0) === cashFee ? undefined : { kind: "cash-fee-changed", total };
}

async function judgedBy(
  trx: Trx,
  shop: Shop,
  purchase: Purchase,
  { known, total }: { known: KnownForCash; total: Paise },
) {
  const terms = shop.config.shop.cash;
  const { state, pincode } = purchase.shipping;
  const called = calledPerson(purchase);
  const isFirst = known.hasReceived === false;
  const open =
    terms.openPerPhone === undefined ? 0 : await openCashOf(trx, phoneKey(called, shop.secret), called.email);
  const isBilledAbroad = isAbroad(purchase.billing);
  return judgeCash(terms, {
    ...known.cash,
    open,
    total,
    state,
    pincode,
    phone: called.phone,
    isBilledAbroad,
    isFirst,
  });
}

const hourMs = 60 * 60_000;

/** What an order for cash keeps besides its bill, and by when it is to be confirmed. */
export const cashOrderOf = (
  { confirm, cancelAfterHours }: CashTerms,
  purchase: Pick<Purchase, "billing" | "shippingPhone">,
  { secret, now, fee }: { secret: string; now: Date; fee: Paise },
): PlacedForCash => ({
  fee,
  phoneKey: phoneKey(calledPerson(purchase), secret),
  confirmBy:
    confirm === "link" && cancelAfterHours !== undefined
      ? new Date(now.getTime() + cancelAfterHours * hourMs)
      : null,
});
