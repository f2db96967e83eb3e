import { type Agreement, makeOrder } from "#offers/accepting/make-order.server.ts";
import { findOffer, insertOffer, type OfferDraft } from "#offers/offers.db.server.ts";
import { findDues } from "#orders/dues/dues.db.server.ts";
import type { Due, DueKind } from "#orders/dues/dues.ts";
import { receivePayment } from "#orders/money-acts/receive-payment.server.ts";
import type { OrderServices } from "#orders/order-services.ts";
import type { OpenDatabase } from "#platform/database/database.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { patnaAddress } from "../patna-address.ts";
import { shopOwner, type TestShop } from "./each-shop.ts";
import { draftOffer } from "./offer-row.ts";

let made = 0;

interface Agreed extends Partial<Pick<OfferDraft, "advancePercent" | "buyer" | "lines">> {
  method?: Agreement["method"];
  userId?: string;
}

/** Adds the order of an offer over ₹46,400, half of which is paid in advance, by card. */
export async function addDuesOrder(
  { db }: Pick<OpenDatabase, "db">,
  shop: OrderServices,
  { method = "razorpay", userId, ...offer }: Agreed = {},
): Promise<{ id: string; orderNumber: string }> {
  made += 1;
  const number = `O-${1_764_000_000_000 + made}`;
  return inTransaction(db, async (trx) => {
    const id = await insertOffer(trx, draftOffer({ advancePercent: 50, ...offer, number }));
    const drafted = await findOffer(trx, id);
    if (!drafted) throw new Error("no offer");
    return makeOrder(trx, shop, drafted, {
      ...{ billing: patnaAddress, shipping: patnaAddress, poNumber: null, method },
      ...{ userId: userId ?? null, by: { kind: "shopper", id: userId ?? null } },
    });
  });
}

/** Notes that a part of the order came by bank. */
export async function receiveDue(shop: TestShop, orderId: string, kind: DueKind, day = "2026-11-20") {
  const { version } = await shop.row("orders", orderId);
  const dueId = (await dueOf(shop.db, orderId, kind)).id;
  return receivePayment(shop, shopOwner(), { orderId, version, dueId, method: "bank", reference: null, day });
}

/** An order's part of this kind. */
export async function dueOf(db: OpenDatabase["db"], orderId: string, kind: DueKind): Promise<Due> {
  const due = (await findDues(db, orderId)).find((each) => each.kind === kind);
  if (!due) throw new Error(`the order has no ${kind}`);
  return due;
}
