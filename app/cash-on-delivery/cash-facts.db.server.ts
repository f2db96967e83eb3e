import { sql, type Transaction } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { CourierService } from "#shipping/pincodes/courier-service.ts";
import type { CashPurchase } from "./judge-cash.ts";

interface Asked {
  pincode: string;
  /** What the phone is known by; null without one. */
  phoneKey: string | null;
  now: Date;
}

type Known = Required<Pick<CashPurchase, "returned">> & Pick<CashPurchase, "service">;

/** What the shop knows of where a purchase for cash goes, and of what came back from its phone. */
export async function readCashFacts(
  trx: Transaction<Tables>,
  { pincode, phoneKey, now }: Asked,
): Promise<Known> {
  const { rows } = await sql<{ service: CourierService | null; returned: number }>`
    select
      (select jsonb_build_object('serviceable', serviceable, 'cod', cod, 'days', days)
        from pincodes where pincode = ${pincode}) as service,
      (select count(*)::int from cod_refusals where phone_key = ${phoneKey}::text
        and happened_at > ${now}::timestamptz - interval '18 months') as returned`.execute(trx);
  const { service, returned } = rows[0] ?? { service: null, returned: 0 };
  return { returned, service: service ?? undefined };
}
