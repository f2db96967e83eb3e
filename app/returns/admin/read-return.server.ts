import { orderRowOf } from "#orders/lock-order.db.server.ts";
import { type AuditLine, auditOf } from "#platform/audit/audit.db.server.ts";
import type { Services } from "#platform/services.server.ts";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import type { Paise } from "#values/money/money.ts";
import { isByTransfer, isForCash } from "#values/money/payment-method.ts";
import { type FailedRefund, failedRefundOf } from "../failed-refund.db.server.ts";
import type { ReturnRequest } from "../return-request.ts";
import { findReturn } from "../returns.db.server.ts";
import { leftOfHand, type ReturnSettlement, settlementOf } from "../settling/settlement.db.server.ts";
import { insteadOf, type ManagedLine, managedLines } from "./managed-lines.db.server.ts";
import { type NextReturn, nextReturn } from "./return-list.db.server.ts";

/** A request as the owner manages it. */
export interface ManagedReturn {
  request: ReturnRequest;
  orderNumber: string;
  orderTotal: Paise;
  isCash: boolean;
  /** Its cash is not marked as collected. */
  isDue: boolean;
  buyer: { name: string; email: string; phone: string | null };
  lines: ManagedLine[];
  suggested: ReturnSettlement["suggested"];
  left: ReturnSettlement["left"];
  /** What could be sent instead, for an exchange. */
  instead: { value: string; label: string }[];
  /** What waits for the owner after it; null where nothing does. */
  next: NextReturn | null;
  /** Its money could not be sent: why, in the provider's words. Then it is settled anew. */
  failed: FailedRefund | null;
  history: AuditLine[];
}

export async function readReturn(
  { db }: Pick<Services, "db">,
  id: string,
): Promise<ManagedReturn | undefined> {
  const request = await findReturn(db, "id", id);
  if (!request) return undefined;
  const order = await orderRowOf(db, request.orderId);
  const { suggested, left, lines } = await settlementOf(db, order, request);
  return {
    request,
    orderNumber: order.order_id_text,
    orderTotal: paiseFromRupees(order.total_amount),
    isCash:
      isForCash(order.payment_method) ||
      (isByTransfer(order.payment_method) && (await leftOfHand(db, order)) > 0),
    isDue: order.payment_state === "cod_due",
    buyer: { name: order.billing_full_name, email: order.billing_email, phone: order.billing_phone },
    lines: await managedLines(db, request),
    suggested,
    left,
    instead: request.wish === "exchange" ? await insteadOf(db, lines) : [],
    next: await nextReturn(db, id),
    failed: (await failedRefundOf(db, id)) ?? null,
    history: await auditOf(db, "return_requests", id),
  };
}
