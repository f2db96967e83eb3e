import { sql } from "kysely";
import type { Trx } from "#platform/database/db.ts";

/** Has somebody written from this number in the last hour? */
export async function hasWrittenLately(
  trx: Trx,
  { via, phone }: { via: "whatsapp"; phone: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom("contact_messages")
    .select("id")
    .where("via", "=", via)
    .where("phone_number", "=", phone)
    .where("created_at", ">", sql<Date>`now() - interval '1 hour'`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
