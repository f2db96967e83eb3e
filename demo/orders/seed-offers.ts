import { sql } from "kysely";
import { offers, type SeedHome, type SeedOffer } from "../content/orders/offers.ts";
import { products } from "../content/shop.ts";
import type { Pictures } from "../pictures/hung-pictures.ts";
import { proofOf } from "../pictures/seed-pictures.ts";
import { seedId } from "../seed-id.ts";
import type { DemoLoader, OrderSeedServices, Trx } from "../shop.ts";
import { manager } from "./seed-customers.ts";
import { dateBack, shopAt } from "./seed-orders.ts";

const hour = 60 * 60_000;

/** Makes what was offered before a shop's first start, by its own acts; nobody is written to about it. */
export async function seedOffers(trx: Trx, services: OrderSeedServices, pictures: Pictures): Promise<void> {
  for (const offer of offers) await seedOffer(trx, services, offer, pictures);
  await sql`delete from mail_outbox where created_at = now()`.execute(trx);
  await sql`update orders set owner_told_at = ${services.now()} where owner_told_at is null`.execute(trx);
}

async function seedOffer(
  trx: Trx,
  services: OrderSeedServices,
  offer: SeedOffer,
  pictures: Pictures,
): Promise<void> {
  const { acceptOffer, insertOffer, moveOffer, offerNumberAt } = services.loader;
  const at = (hoursAgo: number) => new Date(services.now().getTime() - hoursAgo * hour);
  const sentAt = at(offer.sentHoursAgo);
  const number = offerNumberAt(sentAt.getTime());
  const id = await insertOffer(trx, { ...draftOf(offer, services.now(), services.loader), number });
  await moveOffer(trx, { id, version: 1 }, { state: "sent", sent_at: sentAt });
  await trx.updateTable("offers").set({ created_at: sentAt }).where("id", "=", id).execute();
  if (offer.proof) {
    const picture = proofOf(pictures, offer);
    await trx
      .insertInto("offer_proofs")
      .values({ offer_number: number, title: offer.proof.title, picture, shown_at: sentAt })
      .execute();
  }
  if (!offer.accepted) return;
  const { hoursAgo, advanceHoursAgo, poNumber, balanceSaid } = offer.accepted;
  const address = addressOf(offer);
  const { phone, company, gstin } = offer.buyer;
  const accepted = await acceptOffer(shopAt(trx, services, at(hoursAgo)), {
    ...{ number, revision: 1, method: "bank", shopper: null },
    facts: { shipping: address, billing: address, phone, company, gstin, poNumber },
  });
  if (accepted.kind !== "accepted") throw new Error("a demo offer was not accepted");
  await dateBack(trx, at(hoursAgo));
  await payAdvance(trx, services, accepted.orderNumber, at(advanceHoursAgo));
  const { orderNumber } = accepted;
  if (balanceSaid) await sayBalance(trx, services, { ...balanceSaid, orderNumber });
  if (offer.homes) await sayHomes(trx, services, { ...offer.homes, orderNumber, at: at(advanceHoursAgo) });
}

interface SaidHomes {
  orderNumber: string;
  rows: readonly SeedHome[];
  at: Date;
}

/** Its buyer has uploaded the sheet; whoever has no address there was not asked yet. */
async function sayHomes(
  trx: Trx,
  services: OrderSeedServices,
  { orderNumber, rows, at }: SaidHomes,
): Promise<void> {
  const { itemsOf, keepSheet, lockByNumber } = services.loader;
  const order = await lockByNumber(trx, orderNumber);
  const [line] = order ? await itemsOf(trx, order.id) : [];
  if (!order || !line) throw new Error("a demo offer to many homes has no order");
  const meant = rows.map(({ name, pieces, note = null, place }, index) => ({
    ...{ row: index + 2, name, note, pieces: { [line.id]: pieces } },
    email: place === null ? `${name.split(" ")[0]?.toLowerCase()}@example.com` : null,
    address: place && { ...place, name, addressLine1: place.line1, addressLine2: null },
  }));
  const kept = await keepSheet(shopAt(trx, services, at), order.id, meant);
  if (kept.kind !== "kept") throw new Error(`a demo sheet was not kept: ${kept.kind}`);
  await dateBack(trx, at);
}

/** The owner saw the advance come. */
async function payAdvance(trx: Trx, services: OrderSeedServices, number: string, at: Date): Promise<void> {
  const { findDues, indianDay, lockByNumber, receivePayment } = services.loader;
  const order = await lockByNumber(trx, number);
  const [advance] = await findDues(trx, order?.id ?? "");
  if (!order || !advance) throw new Error("a demo offer's order has no advance");
  const received = await receivePayment(shopAt(trx, services, at), manager, {
    ...{ orderId: order.id, version: order.version, dueId: advance.id },
    ...{ method: "bank", reference: "UTR SBIN0021140", day: indianDay(at) },
  });
  if (received.kind !== "kept") throw new Error(`a demo advance was not taken: ${received.kind}`);
  await dateBack(trx, at);
}

interface SaidBalance {
  orderNumber: string;
  hoursAgo: number;
  reference: string;
}

/** Its buyer pressed 'I Have Paid', and the owner has yet to look. */
async function sayBalance(
  trx: Trx,
  services: OrderSeedServices,
  { orderNumber, hoursAgo, reference }: SaidBalance,
): Promise<void> {
  const at = new Date(services.now().getTime() - hoursAgo * hour);
  const { findDues, lockByNumber, sayPaid } = services.loader;
  const order = await lockByNumber(trx, orderNumber);
  const [, balance] = await findDues(trx, order?.id ?? "");
  const said = { orderNumber, dueId: balance?.id ?? "", reference, userId: null };
  const outcome = await sayPaid(shopAt(trx, services, at), said);
  if (outcome !== "said") throw new Error(`a demo balance was not said to be paid: ${outcome}`);
  await dateBack(trx, at);
}

function draftOf(offer: SeedOffer, now: Date, { indianDay, offerSums, paise }: DemoLoader) {
  const day = (days: number) => indianDay(new Date(now.getTime() + days * 24 * hour));
  const address = addressOf(offer);
  const lines = offer.lines.map(({ slug, quantity, rupees, details = null }) => {
    const product = products.find((each) => each.slug === slug);
    if (!product) throw new Error(`no demo product is called ${slug}`);
    return {
      ...{ productId: seedId(slug), variantId: null, name: product.name, optionText: null, details },
      ...{ sku: product.sku, hsn: null, taxRate: null, quantity, unitPrice: paise(rupees * 100) },
    };
  });
  return {
    ...{ revision: 1, source: "quote" as const, quoteId: null, words: offer.words, lines },
    buyer: { ...offer.buyer, poNumber: null, billing: address, shipping: address },
    ...{ validUntil: day(offer.validDays), promisedOn: day(offer.promisedDays), actorId: manager.id },
    advancePercent: offer.advancePercent,
    ...offerSums(lines, paise(offer.shippingRupees * 100), manyOf(offer, paise)),
  };
}

const manyOf = ({ homes }: SeedOffer, paise: DemoLoader["paise"]) =>
  homes ? { parcels: homes.rows.length, price: paise(homes.rupees * 100) } : null;

const addressOf = ({ buyer, place }: SeedOffer) => ({
  ...{ fullName: buyer.name, addressLine1: place.line1, addressLine2: null, city: place.city },
  ...{ state: place.state, pincode: place.pincode, country: "India" },
});
