import type { OrderMailServices } from "#orders/order-services.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { indianDay } from "#values/time/indian-day.ts";
import { queueChangeMail } from "../mails/queue-offer-mails.server.ts";
import type { Offer } from "../offer.ts";
import { lockRevisions, moveOffer } from "../offers.db.server.ts";
import { offerStanding } from "../standing.ts";

interface WantedChange extends Pick<Offer, "number" | "revision"> {
  words: string;
}

/** So many letters at most of all that a buyer wants changed in one revision. */
const mostChangeWords = 5000;

/** 'again': the same words came last. 'many': all words together are too long. */
type Asked = "asked" | "again" | "many" | "too-late";

/**
 * Stores the changes that a buyer wants in an open revision, which stays open as it is (OFFER-54). Callers
 * check first that the sender holds this revision's link.
 */
export async function askChange(
  shop: OrderMailServices,
  { number, revision, words }: WantedChange,
): Promise<Asked> {
  const done = await inTransaction(shop.db, async (trx) => {
    const revisions = await lockRevisions(trx, number);
    const offer = revisions.find((each) => each.revision === revision);
    const isOpen = offer && offerStanding(offer, revisions, indianDay(shop.now())) === "open";
    if (!offer || !isOpen) return "too-late";
    const before = offer.changeWords;
    if (before === words || before?.endsWith(`\n\n${words}`)) return "again";
    const all = before === null ? words : `${before}\n\n${words}`;
    if (all.length > mostChangeWords) return "many";
    await moveOffer(trx, offer, { state: "sent", change_words: all, change_asked_at: shop.now() });
    await queueChangeMail(trx, shop, offer, words);
    return "asked";
  });
  if (done === "asked") shop.sendMailSoon();
  return done;
}
