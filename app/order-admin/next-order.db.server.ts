import { type Kysely, sql } from "kysely";
import { toConfirm } from "#orders/payment/to-confirm.db.server.ts";
import { hasParcelBack } from "#orders/shipments/parcel-trouble.db.server.ts";
import { canBePacked } from "#orders/shipments/to-pack.db.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { NextOrder } from "./next-order.ts";

type Step = NextOrder["step"];

const waiting: Readonly<Record<Step, typeof canBePacked>> = {
  "to-confirm": toConfirm,
  "coming-back": hasParcelBack,
  "to-pack": canBePacked,
};

/** How far it is counted. */
const most = 100;

/** The order that follows this one in such a list, or its first; null where no other waits. */
export async function nextOrder(
  db: Kysely<Tables>,
  step: Step,
  { id, placedAt }: { id: string; placedAt: Date },
): Promise<NextOrder | null> {
  const others = db.selectFrom("orders").where(waiting[step]).where("id", "<>", id);
  const first = (from: typeof others) =>
    from
      .select(["id", "order_id_text as orderNumber", "billing_full_name as buyer"])
      .orderBy(sql`created_at desc, id`)
      .limit(1)
      .executeTakeFirst();
  const next = (await first(others.where("created_at", "<=", placedAt))) ?? (await first(others));
  if (!next) return null;
  const { count } = await db
    .selectFrom(db.selectFrom("orders").select("id").where(waiting[step]).limit(most).as("all"))
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return { ...next, step, left: Number(count) };
}
