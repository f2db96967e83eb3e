import { sql } from "kysely";
import type { Db, Trx } from "#platform/database/db.ts";
import type { Language } from "#values/language/language.ts";
import type { ParcelRecipient } from "../recipient.ts";

interface NewLink {
  id: string;
  hash: string;
}

/** New links of people who are asked; those of before open nothing any more. */
export async function putLinks(
  trx: Trx,
  links: readonly NewLink[],
  { at, until }: { at: Date; until: Date },
): Promise<void> {
  await sql`
    update order_recipients as own
    set link_hash = made.hash, link_until = ${until}::timestamptz, asked_at = ${at}::timestamptz,
      asked_times = asked_times + 1, version = version + 1
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as made (id text, hash text)
    where own.id = made.id`.execute(trx);
}

/** A gift as whoever has its link may know it. */
export interface LinkedGift extends Pick<ParcelRecipient, "id" | "version" | "state" | "linkUntil"> {
  orderId: string;
  /** Who gives it: the company, or the person who ordered. */
  giver: string;
  language: Language;
  isCancelled: boolean;
}

export async function giftByHash(db: Db, hash: string): Promise<LinkedGift | undefined> {
  const row = await db
    .selectFrom("order_recipients")
    .innerJoin("orders", "orders.id", "order_recipients.order_id")
    .select(["order_recipients.id", "order_recipients.version", "order_recipients.state", "link_until"])
    .select([
      "orders.id as order_id",
      "billing_full_name",
      "buyer_company",
      "orders.language",
      "fulfilment_state",
    ])
    .where("link_hash", "=", hash)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    version: row.version,
    state: row.state,
    linkUntil: row.link_until,
    orderId: row.order_id,
    giver: row.buyer_company ?? row.billing_full_name,
    language: row.language,
    isCancelled: row.fulfilment_state === "cancelled",
  };
}
