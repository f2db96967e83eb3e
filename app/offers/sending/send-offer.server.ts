import type { Doer } from "#accounts/permissions/holder.ts";
import { moveQuote } from "#enquiries/quotes/bulk-quote.db.server.ts";
import { queueMail } from "#mail/sending/queue-mail.db.server.ts";
import { mailIn } from "#mail/writing/spoken-mail.server.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import type { MailServices, SigningServices } from "#platform/services.server.ts";
import { rupeesExact } from "#values/money/decimal-rupees.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { unsaidLines } from "../asked-tax.ts";
import { auditOffer } from "../audit-offer.server.ts";
import { mayMoveTo, stateOn } from "../offer.ts";
import { offerPath } from "../offer-link.server.ts";
import { moveOffer } from "../offers.db.server.ts";
import { spokenOfferLines } from "../spoken-offer-lines.db.server.ts";
import { keepWeeksHeld } from "../weeks/keep-held.server.ts";
import { type LockedOffer, type OfferStep, stepOffer } from "./change-offer.server.ts";
import { offerSentMail } from "./offer-sent.email.ts";
import type { OfferRefusal, SeenOffer } from "./seen-offer.ts";

export type SendingShop = MailServices & SigningServices;

/**
 * Sends a draft to its buyer, who is mailed where there is an address; the revision that was open before is
 * open no longer, and the request that it answers is Quoted.
 */
export async function sendOffer(
  shop: SendingShop,
  actor: Doer<"money">,
  seen: SeenOffer,
): Promise<OfferStep> {
  const step = await stepOffer(shop, seen, "sent", (locked) => send(shop, actor, locked));
  if (step.kind === "done") shop.sendMailSoon();
  return step;
}

async function send(
  shop: SendingShop,
  actor: Doer<"money">,
  { trx, offer, revisions }: LockedOffer,
): Promise<OfferRefusal | undefined> {
  const now = shop.now();
  const today = indianDay(now);
  if (!mayMoveTo(offer.state, "sent") || offer.lines.length === 0) return "unfit";
  if (offer.validUntil === null || offer.validUntil < today) return "past";
  if (unsaidLines(shop.config.shop, offer.lines).length > 0) return "untaxed";
  for (const earlier of revisions.filter(({ state }) => state === "sent")) {
    const isExpired = stateOn(earlier, today) === "expired";
    const state = isExpired ? "expired" : "withdrawn";
    await moveOffer(trx, earlier, { state, decided_at: now });
  }
  await moveOffer(trx, offer, { state: "sent", sent_at: now, supply_rule: shop.config.shop.supplyRule });
  await keepWeeksHeld(trx, shop, offer);
  await quote(trx, actor, offer.quoteId);
  await auditOffer(trx, actor, offer.number, {
    done: "sent",
    detail: { revision: offer.revision, total: rupeesExact(offer.total) },
  });
  await mailOffer(trx, shop, offer);
  return undefined;
}

async function mailOffer(
  trx: LockedOffer["trx"],
  { config, secret }: SendingShop,
  offer: LockedOffer["offer"],
): Promise<void> {
  const { email } = offer.buyer;
  if (email === null) return;
  const link = config.origin + offerPath(offer, secret);
  const lines = await speaking(offer.language, () => spokenOfferLines(trx, offer.lines));
  const mail = mailIn(offer.language, config, () =>
    offerSentMail({ offer: { ...offer, lines }, link, to: email }, config.shop),
  );
  await queueMail(trx, mail, `offer:${offer.id}`);
}

/** The request that the offer answers becomes Quoted, with a line in its history. */
async function quote(trx: LockedOffer["trx"], actor: Doer<"money">, id: string | null): Promise<void> {
  if (id === null || !(await moveQuote(trx, id, "Quoted"))) return;
  await writeAudit(trx, {
    actorId: actor.id,
    action: "bulk_quote.moved",
    entity: "bulk_quotes",
    entityId: id,
    detail: { status: "Quoted" },
  });
}
