import { sql } from "kysely";
import { erased } from "#mail/sending/queue-mail.db.server.ts";
import type { Services } from "#platform/services.server.ts";

const keptDays = 30;
const batch = 200;

/**
 * Removes labels, which bear a name and an address, a month after nothing more came of their parcel, and
 * those of buyers who were forgotten. May run on several copies at once.
 */
export async function forgetLabels({ db, files }: Pick<Services, "db" | "files">, now: Date): Promise<void> {
  const latest = new Date(now.getTime() - keptDays * 24 * 3600 * 1000);
  for (;;) {
    const rows = await db
      .selectFrom("shipments")
      .innerJoin("orders", "orders.id", "shipments.order_id")
      .select(["shipments.id", "shipments.label"])
      .where("label", "is not", null)
      .where(
        sql<boolean>`(orders.billing_email = ${erased} or shipments.updated_at < ${latest}
          and shipments.state in ('delivered', 'rto_received', 'cancelled'))`,
      )
      .limit(batch)
      .execute();
    for (const { id, label } of rows) {
      if (label !== null) await files.remove([label]);
      await db.updateTable("shipments").set({ label: null }).where("id", "=", id).execute();
    }
    if (rows.length < batch) return;
  }
}
