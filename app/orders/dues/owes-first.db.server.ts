import type { Transaction } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import type { Paise } from "#values/money/money.ts";
import type { OrderRow } from "../lock-order.db.server.ts";
import { findDues } from "./dues.db.server.ts";
import { leftOfDues, owesFirst } from "./dues.ts";

/**
 * What is to be paid of a locked order before anything of it leaves (OFFER-63); undefined where it may leave.
 */
export async function owedBeforeLeaving(
  trx: Transaction<Tables>,
  { id, may_leave_unpaid: mayLeaveUnpaid }: OrderRow,
): Promise<Paise | undefined> {
  const dues = await findDues(trx, id);
  return owesFirst({ dues, mayLeaveUnpaid }) ? leftOfDues(dues) : undefined;
}
