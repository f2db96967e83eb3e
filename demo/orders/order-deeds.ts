import { buyerNamed } from "../content/orders/buyers.ts";
import type { SeedOrder } from "../content/orders/seed-order.ts";
import { returnKey } from "../pictures/seed-pictures.ts";
import { seedId } from "../seed-id.ts";
import type { OrderRow } from "../shop.ts";
import { certificateDeeds } from "./certificate-deeds.ts";
import type { Deed, SeedShop } from "./deed.ts";
import { parcelDeeds } from "./parcel-deeds.ts";
import { returnDeeds } from "./return-deeds.ts";
import { reviewDeeds } from "./review-deeds.ts";
import { manager, packer } from "./seed-customers.ts";
import { purchaseOf } from "./seed-purchase.ts";

/** What happens to a demo order, from its placing on. `key` is its own: ids are made from it. */
export function deedsOf(order: SeedOrder, key: string): Deed[] {
  let number = "";
  const acts = {
    placed: async (shop: SeedShop) => {
      const purchase = purchaseOf(order, key, shop.loader);
      const placement = await shop.loader.placeOrder(order.toConfirm ? asking(shop) : shop, purchase);
      if (placement.kind !== "placed")
        throw new Error(`a demo order was refused: ${JSON.stringify(placement)}`);
      number = placement.orderNumber;
    },
    paid: (shop: SeedShop) => pay(shop, number, order, key),
    ...later(order, () => number),
  };
  const { fate, pays } = order;
  const deeds: Deed[] = [{ after: 0, act: acts.placed }];
  if (pays !== "cash") deeds.push({ after: 0.05, act: acts.paid });
  for (const word of [
    "packed",
    "shipped",
    "delivered",
    "cancelledByBuyer",
    "cancelledByOwner",
    "refunded",
  ] as const) {
    const after = fate[word];
    if (after !== undefined) deeds.push({ after, act: acts[word] });
  }
  const lock = (shop: Pick<SeedShop, "db" | "loader">) => locked(shop, number);
  const parcels = (order.parcels ?? []).flatMap((parcel) => parcelDeeds(parcel, lock));
  const returns = order.sendsBack ? returnDeeds(order.sendsBack, { key: returnKey(order), lock }) : [];
  const certificates = order.certificate ? certificateDeeds(order.certificate, lock) : [];
  return [...deeds, ...parcels, ...returns, ...certificates, ...reviewDeeds(order, lock)];
}

/** The shop of an owner who wants to hear within a week that cash will be paid. */
function asking(shop: SeedShop): SeedShop {
  const cash = { ...shop.loader.openCashTerms, confirm: "link" as const, cancelAfterHours: 7 * 24 };
  return { ...shop, config: { ...shop.config, shop: { ...shop.config.shop, cash } } };
}

function later(order: SeedOrder, number: () => string) {
  const lock = (shop: SeedShop) => locked(shop, number());
  const set = async (shop: SeedShop, status: "shipped" | "delivered" | "cancelled") => {
    const trackingUrl = null;
    const trackingNumber = status === "cancelled" ? null : (order.tracking ?? null);
    await shop.loader.setStatus(shop.db, shop, await lock(shop), {
      ...{
        status,
        by: shop.loader.byAdmin(status === "cancelled" ? manager : packer),
        trackingNumber,
        trackingUrl,
      },
    });
  };
  return {
    packed: async (shop: SeedShop) =>
      void (await shop.loader.markPacked(shop, packer, { orderId: (await lock(shop)).id })),
    shipped: (shop: SeedShop) => set(shop, "shipped"),
    delivered: async (shop: SeedShop) => {
      await set(shop, "delivered");
      const { id: orderId, version } = await lock(shop);
      if (order.pays === "cash") await shop.loader.collectCash(shop, manager, { orderId, version });
    },
    cancelledByBuyer: async (shop: SeedShop) => {
      const { user_id: userId } = await lock(shop);
      const cancellation = { orderNumber: number(), userId, reason: order.reason ?? null };
      await shop.loader.cancelByBuyer(shop.db, shop, cancellation);
    },
    cancelledByOwner: (shop: SeedShop) => set(shop, "cancelled"),
    refunded: async (shop: SeedShop) => refund(shop, await lock(shop), order),
  };
}

async function locked(shop: Pick<SeedShop, "db" | "loader">, number: string): Promise<OrderRow> {
  const row = await shop.loader.lockByNumber(shop.db, number);
  if (!row) throw new Error("a demo order is gone");
  return row;
}

/** Pays an order as the provider would have told of it; the simulator takes that for an earlier payment. */
async function pay(shop: SeedShop, number: string, { buyer, pays }: SeedOrder, key: string): Promise<void> {
  const { id, total_amount, currency } = await locked(shop, number);
  const { claimMaking, keepMade, paiseFromRupees, settleFetched } = shop.loader;
  const total = paiseFromRupees(total_amount);
  const short = key.replaceAll("-", "").slice(0, 14);
  const claim = await claimMaking(shop.db, { id, total, currency }, shop.now(), 30);
  if (!claim) throw new Error("a demo order is being paid already");
  await keepMade(shop.db, id, { providerOrderId: `order_${short}`, claim, now: shop.now() });
  const settled = await settleFetched(shop, {
    ...{ id: `pay_${short}`, providerOrderId: `order_${short}`, amount: total, currency },
    ...{
      status: "captured",
      method: pays,
      isInternational: buyerNamed(buyer).country !== undefined,
      errorDescription: null,
      errorReason: null,
    },
  });
  if (settled.kind !== "paid") throw new Error(`a demo order was not paid: ${settled.kind}`);
}

async function refund(shop: SeedShop, row: OrderRow, { refundRupees }: SeedOrder): Promise<void> {
  const { paise, paiseFromRupees, refundPayment } = shop.loader;
  const amountPaise =
    refundRupees === undefined ? paiseFromRupees(row.total_amount) : paise(refundRupees * 100);
  const wish = { orderId: row.id, amountPaise, actor: manager, idempotencyKey: seedId(`refund ${row.id}`) };
  const refunded = await refundPayment(shop, wish);
  if (!refunded.ok) throw new Error(`a demo order was not refunded: ${refunded.reason}`);
}
