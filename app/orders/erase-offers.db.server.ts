import type { Transaction } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { doomPictures } from "#platform/files/uploads.db.server.ts";
import { erased } from "#platform/mail/sending/queue-mail.server.ts";

/** Takes the buyers of these orders from the offers that they came of, with what was drawn for them. */
export async function eraseOffers(trx: Transaction<Tables>, orderIds: readonly string[]): Promise<void> {
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
      ...{ buyer_name: erased, buyer_email: null, buyer_phone: null, buyer_company: null, buyer_gstin: null },
      ...{ po_number: null, billing: null, shipping: null, words: null, decline_words: null },
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
