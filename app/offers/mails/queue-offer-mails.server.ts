import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import type { SpokenMail } from "#mail/writing/mail-body.ts";
import { mailIn, mailToStaff } from "#mail/writing/spoken-mail.server.ts";
import { findDues } from "#orders/dues/dues.db.server.ts";
import { nextDue } from "#orders/dues/dues.ts";
import { orderLinkToken } from "#orders/links/order-access.server.ts";
import { payPath } from "#orders/links/own-paths.ts";
import { orderFacts } from "#orders/mails/order-facts.db.server.ts";
import type { OrderServices } from "#orders/order-services.ts";
import type { Trx } from "#platform/database/db.ts";
import { transferFor } from "#platform/settings/transfer-for.server.ts";
import { isByCard } from "#values/money/payment-method.ts";
import type { Offer } from "../offer.ts";
import { offerPath } from "../offer-link.server.ts";
import { offerAcceptedMail, offerDeclinedMail } from "./offer-accepted.email.ts";
import { type AnsweredProof, offerAnsweredMail } from "./offer-answered.email.ts";

/** Writes to buyer and shop that an offer is accepted, as its order stands now. */
export async function queueAcceptedMails(
  trx: Trx,
  shop: OrderServices,
  offer: Offer,
  orderId: string,
): Promise<void> {
  const { config, secret } = shop;
  const { facts } = await orderFacts(trx, shop, orderId);
  const { orderNumber } = facts.order;
  const due = nextDue(await findDues(trx, orderId));
  const payLink = config.origin + payPath(orderNumber, orderLinkToken(orderNumber, secret));
  const link = isByCard(due?.method) ? payLink : facts.link;
  const mail = mailIn(facts.order.language, config, () => {
    const transfer = due && transferFor(config, due);
    return offerAcceptedMail({ ...facts, number: offer.number, due, link, transfer }, config.shop);
  });
  await toBuyer(trx, mail, `offer-accepted:${offer.id}`);
  await toShop(trx, shop, { offer, what: "accepted", order: { id: orderId, orderNumber } });
}

/** Writes to both that it is declined. */
export async function queueDeclinedMails(trx: Trx, shop: OrderServices, offer: Offer): Promise<void> {
  const { config, secret } = shop;
  const link = config.origin + offerPath(offer, secret);
  const mail = mailIn(offer.language, config, () => offerDeclinedMail(offer, link, config.shop));
  await toBuyer(trx, mail, `offer-declined:${offer.id}`);
  await toShop(trx, shop, { offer, what: "declined" });
}

/** Mails a buyer's answer to a proof to the shop; once for each answer. */
export const queueProofMail = (
  trx: Trx,
  shop: OrderServices,
  offer: Offer,
  proof: AnsweredProof,
): Promise<void> => toShop(trx, shop, { offer, what: "proof", proof });

/** Mails a buyer's wanted change to the shop; once for each request. */
export const queueChangeMail = (trx: Trx, shop: OrderServices, offer: Offer, words: string): Promise<void> =>
  toShop(trx, shop, { offer, what: "change", words, version: offer.version });

/** A buyer without an address gets no mail. */
async function toBuyer(trx: Trx, mail: SpokenMail, key: string): Promise<void> {
  if (mail.to !== "") await queueMail(trx, { ...mail, counted: "request" }, key);
}

async function toShop(
  trx: Trx,
  { config }: OrderServices,
  told: Parameters<typeof offerAnsweredMail>[0],
): Promise<void> {
  if (config.shop.email === "") return;
  const mail = await mailToStaff(trx, () => offerAnsweredMail(told, config));
  await queueMail(trx, mail, `offer-${told.what}-told:${ofWhat(told)}`);
}

/** What makes one mail's key differ from others. */
function ofWhat(told: Parameters<typeof offerAnsweredMail>[0]): string {
  if (told.what === "proof") return `${told.proof.id}:${told.proof.state}`;
  return told.what === "change" ? `${told.offer.id}:${told.version}` : told.offer.id;
}
