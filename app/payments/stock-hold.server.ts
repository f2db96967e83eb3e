import { stockHoldEnd } from "#orders/order.ts";
import { system } from "#orders/order-history.db.server.ts";
import { holdsStock, returnOrderStock, takeStockForSale } from "#orders/order-stock.db.server.ts";
import {
  changePaymentFacts,
  lockPaymentFacts,
  ordersWithEndedHold,
} from "#orders/payment-facts.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { isPaid } from "./payment.ts";
import type { PaymentShop } from "./payment-shop.server.ts";

type Shop = Pick<PaymentShop, "db" | "now">;

const batch = 50;
/** Whoever starts to pay late in the hold still gets this long. */
const shortestHold = 15 * 60_000;

/** Puts the stock of unpaid orders back on the shelf when their time is over (decision 49). */
export async function endStockHolds(shop: Shop, isStopped = () => false): Promise<void> {
  for (const id of await ordersWithEndedHold(shop.db, shop.now(), batch)) {
    if (isStopped()) return;
    await endHold(shop, id);
  }
}

async function endHold({ db, now }: Shop, id: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const facts = await lockPaymentFacts(trx, id);
    if (!facts?.stockHeldUntil || facts.stockHeldUntil > now() || isPaid(facts.paymentState)) return;
    await returnOrderStock(trx, id);
    await changePaymentFacts(
      trx,
      facts,
      { stockHeldUntil: null },
      { by: system, note: "Unpaid for an hour: its stock is for sale again." },
    );
  });
}

/**
 * Makes sure that an order which is about to be paid has its stock, or can still be sold where none is counted. Answers the
 * name of a product that is sold out.
 */
export async function holdForPayment({ db, now }: Shop, id: string): Promise<string | undefined> {
  return inTransaction(db, async (trx) => {
    const facts = await lockPaymentFacts(trx, id);
    if (!facts || isPaid(facts.paymentState) || facts.fulfilment === "cancelled") return undefined;
    // The owner has it in hand: it holds its stock for good.
    if (facts.isConfirmed) return undefined;
    const shortage = await takeStockForSale(trx, id);
    if (shortage) return shortage.productName;
    const atLeast = new Date(now().getTime() + shortestHold);
    if (facts.stockHeldUntil && facts.stockHeldUntil >= atLeast) return undefined;
    const until = facts.stockHeldUntil ? atLeast : stockHoldEnd(now());
    if (await holdsStock(trx, id))
      await changePaymentFacts(trx, facts, { stockHeldUntil: until }, { by: system });
    return undefined;
  });
}
