import type { OrderMailServices } from "#orders/order-services.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { queueDeclinedMails } from "../mails/queue-offer-mails.server.ts";
import type { Offer } from "../offer.ts";
import { lockRevisions, moveOffer } from "../offers.db.server.ts";
import { offerStanding, type Standing } from "../standing.ts";
import { quoteFollows } from "./quote-follows.db.server.ts";

interface Refusal extends Pick<Offer, "number" | "revision"> {
  words: string | null;
}

/**
 * Declines a revision for its buyer, as long as it is open; answers where it stood before. Callers prove
 * first that whoever declines holds this revision's link.
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
    await quoteFollows(trx, offer, "Closed - Lost");
    await queueDeclinedMails(trx, shop, { ...offer, declineWords: words });
    return stands;
  });
  if (standing === "open") shop.sendMailSoon();
  return standing;
}
