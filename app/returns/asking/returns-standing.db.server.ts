import type { Kysely } from "kysely";
import { spokenLines } from "#catalogue/options/lines-in-language.db.server.ts";
import { erased } from "#mail/sending/queue-mail.db.server.ts";
import type { OrderRow } from "#orders/lock-order.db.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { ReturnTerms } from "#values/return-terms.ts";
import { termsOf } from "../return-window.ts";
import { type ReturnableLine, returnableLines } from "../returnable-order.db.server.ts";
import type { ReturnableOrder } from "./judge-return.ts";

/** An order as its returns depend on it, with its lines as the language of the moment calls them. */
export async function returnableOrder(
  db: Kysely<Tables>,
  row: OrderRow,
  today: ReturnTerms,
): Promise<ReturnableOrder<ReturnableLine>> {
  return {
    lines: await spokenLines(db, await returnableLines(db, row)),
    deliveredAt: row.delivered_at,
    terms: termsOf({ returnDays: row.return_days, damageHours: row.damage_hours }, today),
    // Words of a buyer who was erased would stand there for ever.
    isLost: row.fulfilment_state === "cancelled" || row.billing_email === erased,
  };
}
