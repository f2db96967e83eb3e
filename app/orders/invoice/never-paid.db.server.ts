import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { type Paise, paise, sum } from "#values/money/money.ts";
import { findDues } from "../dues/dues.db.server.ts";
import { leftOfDues } from "../dues/dues.ts";
import { isMoneyAwaited, type OrderStates } from "../order.ts";
import { creditedBefore, leftOfInvoice } from "./credit-note.db.server.ts";

interface BilledOrder extends Pick<OrderStates, "fulfilment" | "paymentState"> {
  id: string;
}

/**
 * What an order's invoice still asks for though it was cancelled and nobody has paid it: no refund brings the
 * credit note for that. Of one that was paid in part it is the other parts.
 */
export async function neverPaid(
  db: Kysely<Tables>,
  { id, fulfilment, paymentState }: BilledOrder,
): Promise<Paise> {
  if (fulfilment !== "cancelled") return paise(0);
  const left = await leftOfInvoice(db, id);
  if (left === 0 || isMoneyAwaited(paymentState)) return left;
  const closed = (await creditedBefore(db, id)).filter(({ against }) => against?.isUnpaid);
  const unpaid = leftOfDues(await findDues(db, id)) - sum(closed.map(({ total }) => total));
  return paise(Math.max(0, Math.min(left, unpaid)));
}
