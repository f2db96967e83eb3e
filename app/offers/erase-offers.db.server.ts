import { type RawBuilder, sql } from "kysely";
import { erased } from "#mail/sending/queue-mail.db.server.ts";
import { doomPictures } from "#pictures/uploads.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { erasePapers } from "#platform/papers/erase-papers.db.server.ts";

/** Erases the buyers of these orders from the offers that they came of, with their proofs. */
export async function eraseOffers(trx: Trx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  const agreed = await trx
    .selectFrom("offers")
    .select("number")
    .where("order_id", "in", [...orderIds])
    .execute();
  if (agreed.length === 0) return;
  const numbers = agreed.map(({ number }) => number);
  const revisions = await trx
    .updateTable("offers")
    .set({
      buyer_name: erased,
      buyer_email: null,
      buyer_phone: null,
      buyer_company: null,
      buyer_gstin: null,
      po_number: null,
      billing: null,
      shipping: null,
      shipping_phone: null,
      words: null,
      decline_words: null,
      change_words: null,
    })
    .where("number", "in", numbers)
    .returning("id")
    .execute();
  await trx
    .updateTable("offer_lines")
    .set({ details: null })
    .where(
      "offer_id",
      "in",
      revisions.map(({ id }) => id),
    )
    .execute();
  const proofs = await trx
    .deleteFrom("offer_proofs")
    .where("offer_number", "in", numbers)
    .returning("picture")
    .execute();
  await doomPictures(
    trx,
    proofs.map(({ picture }) => picture),
  );
}

/** Offers to an address. Accepted ones stay with their order, and lose their buyer with it. */
export const forgetOffersTo = (trx: Trx, email: string): Promise<void> =>
  forgetOffers(trx, sql`bool_or(lower(buyer_email) = ${email.toLowerCase()})`);

export const forgetOffersOfQuote = (trx: Trx, quoteId: string): Promise<void> =>
  forgetOffers(trx, sql`bool_or(quote_id = ${quoteId})`);

/** Offers untouched for two years, the same time as for requests. */
export const forgetOldOffers = (trx: Trx): Promise<void> =>
  forgetOffers(trx, sql`max(updated_at) < now() - interval '2 years'`);

/** All revisions of such offers as were never agreed, with their proofs; the files go after the commit. */
async function forgetOffers(trx: Trx, which: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ number: string }>`
    delete from offers where state <> 'accepted' and number in (
      select number from offers group by number having bool_and(state <> 'accepted') and ${which})
    returning number`.execute(trx);
  if (rows.length === 0) return;
  await erasePapers(trx);
  const proofs = await trx
    .deleteFrom("offer_proofs")
    .where(
      "offer_number",
      "in",
      rows.map(({ number }) => number),
    )
    .returning("picture")
    .execute();
  await doomPictures(
    trx,
    proofs.map(({ picture }) => picture),
  );
}
