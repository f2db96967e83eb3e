import type { Actor } from "#accounts/actor.ts";
import type { Address } from "#addresses/address.ts";
import { agreedKey } from "#orders/agreed-order.ts";
import { orderNumberOf } from "#orders/lock-order.db.server.ts";
import type { OrderMailServices } from "#orders/order-services.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { releaseWeeks } from "#promise/held-weeks.db.server.ts";
import { plainMailbox } from "#values/contact/email.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { noteEvent } from "#webhooks/events/note-event.db.server.ts";
import { queueAcceptedMails, queueDeclinedMails } from "../mails/queue-offer-mails.server.ts";
import type { Offer, OfferBuyer } from "../offer.ts";
import { lockRevisions, moveOffer } from "../offers.db.server.ts";
import { offerStanding, type Standing } from "../standing.ts";
import { keepBuyer } from "./keep-buyer.db.server.ts";
import { makeOrder } from "./make-order.server.ts";
import { quoteFollows } from "./quote-follows.db.server.ts";

/** A buyer's entries on accepting: where it goes, who is billed, and what stands on the invoice. */
export interface AcceptedFacts
  extends Pick<OfferBuyer, "phone" | "shippingPhone" | "company" | "gstin" | "poNumber"> {
  shipping: Address;
  billing: Address;
}

export interface Acceptance {
  number: string;
  revision: number;
  facts: AcceptedFacts;
  method: "razorpay" | "bank";
  /** The signed-in customer, if any. */
  shopper: Pick<Actor, "id" | "email"> | null;
}

export type AcceptedOffer =
  /** It has its order, by this press or by an earlier one. */
  | { kind: "accepted"; orderNumber: string; isNew: boolean }
  /** It can't be accepted any more. */
  | { kind: "closed" };

/**
 * Accepts a revision for its buyer: where it stands is read once more under the lock on all revisions, and
 * the order, its parts, the quote and the mails are written with it, or nothing is. Pressed again, it leads
 * to the order that is there. Callers check first that the sender holds this revision's link.
 */
export async function acceptOffer(shop: OrderMailServices, wanted: Acceptance): Promise<AcceptedOffer> {
  const done = await inTransaction(shop.db, (trx) => attempt(trx, shop, wanted));
  if (done.kind === "accepted" && done.isNew) shop.sendMailSoon();
  return done;
}

async function attempt(trx: Trx, shop: OrderMailServices, wanted: Acceptance): Promise<AcceptedOffer> {
  const revisions = await lockRevisions(trx, wanted.number);
  const offer = revisions.find(({ revision }) => revision === wanted.revision);
  const standing = offer && offerStanding(offer, revisions, indianDay(shop.now()));
  if (offer?.orderId && standing === "accepted")
    return { kind: "accepted", orderNumber: await orderNumberOf(trx, offer.orderId), isNew: false };
  if (!offer || standing !== "open") return { kind: "closed" };
  return { kind: "accepted", orderNumber: await order(trx, shop, offer, wanted), isNew: true };
}

async function order(
  trx: Trx,
  shop: OrderMailServices,
  read: Offer,
  { facts, method, shopper }: Acceptance,
): Promise<string> {
  // The number of the form is the receiver's where the bill goes abroad: the buyer's is what the owner knows.
  const phone = facts.shippingPhone ? read.buyer.phone : facts.phone;
  const offer = { ...read, buyer: { ...read.buyer, ...facts, phone } };
  const userId = shopper && isBuyer(shopper, offer) ? shopper.id : null;
  const { shipping, billing, poNumber } = facts;
  const by = { kind: "shopper", id: userId } as const;
  const made = await makeOrder(trx, shop, offer, { billing, shipping, poNumber, method, userId, by });
  // Its lots have taken what was held for it; of what is not made nothing is.
  await releaseWeeks(trx, agreedKey(offer.number));
  await keepBuyer(trx, offer);
  await moveOffer(trx, offer, { state: "accepted", order_id: made.id, decided_at: shop.now() });
  await quoteFollows(trx, offer, "Closed - Won");
  await queueAcceptedMails(trx, shop, offer, made.id);
  const { number, revision, total } = offer;
  await noteEvent(trx, "offer.accepted", { number, revision, total_paise: total, order: made.orderNumber });
  return made.orderNumber;
}

/** A colleague who is signed in accepts it for the buyer, and gets no order into an account of their own. */
const isBuyer = ({ email }: Pick<Actor, "email">, { buyer }: Offer): boolean =>
  buyer.email !== null && plainMailbox(email) === plainMailbox(buyer.email);

interface Refusal extends Pick<Offer, "number" | "revision"> {
  words: string | null;
}

/**
 * Declines a revision for its buyer, as long as it is open; answers where it stood before. Callers check
 * first that the sender holds this revision's link.
 */
export async function declineOffer(
  shop: OrderMailServices,
  { number, revision, words }: Refusal,
): Promise<Standing | undefined> {
  const standing = await inTransaction(shop.db, async (trx) => {
    const revisions = await lockRevisions(trx, number);
    const offer = revisions.find((each) => each.revision === revision);
    const stands = offer && offerStanding(offer, revisions, indianDay(shop.now()));
    if (!offer || stands !== "open") return stands;
    await moveOffer(trx, offer, { state: "declined", decline_words: words, decided_at: shop.now() });
    await releaseWeeks(trx, agreedKey(number));
    await quoteFollows(trx, offer, "Closed - Lost");
    await queueDeclinedMails(trx, shop, { ...offer, declineWords: words });
    return stands;
  });
  if (standing === "open") shop.sendMailSoon();
  return standing;
}
