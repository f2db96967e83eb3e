import { sql } from "kysely";
import { type DatabaseQuestion, question } from "#platform/database/ask-together.server.ts";
import type { Db } from "#platform/database/db.ts";
import { type Given, preparedQuery } from "#platform/database/server/prepared.server.ts";
import type { CourierService } from "#shipping/pincodes/delivery-answer.ts";
import type { CashPurchase } from "./judge-cash.ts";

interface Asked {
  pincode: string;
  /** What the phone is known by; null without one. */
  phoneKey: string | null;
  now: Date;
}

export type KnownOfCash = Required<Pick<CashPurchase, "returned">> & { service?: CourierService | undefined };

/** What the shop knows of where a purchase for cash goes, and of what came back from its phone. */
export const readingCashFacts = (db: Db, asked: Asked): DatabaseQuestion<KnownOfCash> =>
  question(cashFacts(db, asked), ([row]) => ({
    returned: row?.returned ?? 0,
    service: row?.service ?? undefined,
  }));

const cashFacts = preparedQuery(
  (_, given: Given<Asked>) => sql<{ service: CourierService | null; returned: number }>`
    select
      (select jsonb_build_object('serviceable', serviceable, 'cod', cod, 'days', days)
        from pincodes where pincode = ${given("pincode")}) as service,
      (select count(*)::int from cod_refusals where phone_key = ${given("phoneKey")}::text
        and happened_at > ${given("now")}::timestamptz - interval '18 months') as returned`,
);
