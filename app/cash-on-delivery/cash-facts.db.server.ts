import { sql, type Transaction } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { CourierService } from "#shipping/pincodes/courier-service.ts";
import type { CashTerms } from "#values/money/cash-terms.ts";
import type { CashPurchase } from "./judge-cash.ts";

interface Asked {
  pincode: string;
  /** What the phone is known by; null without one. */
  phoneKey: string | null;
  now: Date;
}

type Known = Required<Pick<CashPurchase, "open" | "returned">> & Pick<CashPurchase, "service">;

/**
 * What the shop knows of a purchase for cash. Where orders of a phone are counted, whoever asks for the same
 * phone meanwhile waits until this transaction has ended (CASH-7): it is asked for last, after all rows that
 * placing an order locks.
 */
export async function readCashFacts(
  trx: Transaction<Tables>,
  { openPerPhone }: Pick<CashTerms, "openPerPhone">,
  { pincode, phoneKey, now }: Asked,
): Promise<Known> {
  if (openPerPhone !== undefined && phoneKey !== null)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`cash${phoneKey}`}, 0))`.execute(trx);
  const { rows } = await sql<{ service: CourierService | null; open: number; returned: number }>`
    select
      (select jsonb_build_object('serviceable', serviceable, 'cod', cod, 'days', days)
        from pincodes where pincode = ${pincode}) as service,
      (select count(*)::int from orders where phone_key = ${phoneKey}::text and payment_state = 'cod_due'
        and fulfilment_state not in ('delivered', 'cancelled')) as open,
      (select count(*)::int from cod_refusals where phone_key = ${phoneKey}::text
        and happened_at > ${now}::timestamptz - interval '18 months') as returned`.execute(trx);
  const { service, ...counts } = rows[0] ?? { service: null, open: 0, returned: 0 };
  return { ...counts, service: service ?? undefined };
}
