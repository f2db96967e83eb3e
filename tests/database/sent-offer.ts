import { randomBytes } from "node:crypto";
import { offerNumberAt } from "#offers/offer.ts";
import { insertOffer, moveOffer, type OfferDraft } from "#offers/offers.db.server.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import { draftOffer } from "./offer-row.ts";
import type { Db } from "./test-rows.ts";

/** An offer's number that no other test has. */
export const freshOfferNumber = (): string =>
  offerNumberAt(1_700_000_000_000 + randomBytes(4).readUInt32BE());

/** A revision as its buyer got it. */
export const sentOffer = (db: Db, change: Partial<OfferDraft> = {}, sentAt = new Date()): Promise<string> =>
  inTransaction(db, async (trx) => {
    const id = await insertOffer(trx, draftOffer(change));
    await moveOffer(trx, { id, version: 1 }, { state: "sent", sent_at: sentAt });
    return id;
  });
