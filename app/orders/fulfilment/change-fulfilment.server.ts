import { type Holder, holds } from "#accounts/permissions/holder.ts";
import { issueForOrder } from "#certificates/issuing/issue-certificates.db.server.ts";
import { voidForOrder } from "#certificates/issuing/void-certificates.db.server.ts";
import { writeAudit } from "#platform/audit/audit.db.server.ts";
import type { Trx } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.server.ts";
import type { Paise } from "#values/money/money.ts";
import { owedBeforeLeaving } from "../dues/dues.db.server.ts";
import { type CancelCause, causeWords } from "../history/cancel-cause.ts";
import { type Author, addHistory, byAdmin } from "../history/order-history.db.server.ts";
import { issueOnDispatch } from "../invoice/issue-invoice.server.ts";
import { lockOrder, type OrderRow, writeOrder } from "../lock-order.db.server.ts";
import { queueStatusMail } from "../mails/status-mail.server.ts";
import { noteOrderEvent } from "../note-order-event.db.server.ts";
import type { OrderServices } from "../order-services.ts";
import { hasLeft } from "../order-standing.ts";
import type { FulfilmentState } from "../order-states.ts";
import { owesAnyway } from "../payment/paid-late.db.server.ts";
import { keepWhatPaid } from "../payment/payments.db.server.ts";
import { isRefundDue } from "../payment/refund-due.ts";
import { followStatus } from "../shipments/follow-status.db.server.ts";
import { keepHandTracking } from "../shipments/hand-parcel.server.ts";
import type { Tracking } from "../shipments/hand-parcel.ts";
import type { StockShortage } from "../stock/stock-hold.ts";
import { moveMaking, moveWhatItHolds } from "./move-holdings.server.ts";
import { unmadeOf } from "./unmade.db.server.ts";

export interface FulfilmentRequest extends Tracking {
  orderId: string;
  /** Of the order as the admin saw it. */
  version: number;
  status: FulfilmentState;
  /** False until the owner has said that she cancels what has left (ADMIN-12). */
  isMeant?: boolean;
}

export type FulfilmentChange =
  /**
   * `shortage`: the order should have its stock now, but a product has too few pieces left, so none was
   * taken.
   */
  | { kind: "changed"; shortage: StockShortage | undefined }
  | { kind: "same" }
  /** It was cancelled, and members who may not cancel take nothing up again either (STAFF-2). */
  | { kind: "not-allowed" }
  /** It is cancelled only by who was asked, for its parcel is not here. */
  | { kind: "has-left" }
  /** So much of it is to be paid before it leaves. */
  | { kind: "unpaid"; left: Paise }
  /** So many of its pieces are to be made before all of it leaves. */
  | { kind: "unmade"; pieces: number }
  | { kind: "stale" }
  | { kind: "missing" };

/**
 * Sets an order to a status that an admin chose, in any order (ADMIN-12): status, history, audit, stock and
 * mail in one transaction. It says where the parcel is and leaves the money alone: an unpaid card order that
 * is set to processing stays unpaid and payable, but from then on holds its stock for good.
 */
export async function changeFulfilment(
  shop: OrderServices,
  actor: Holder<"pack">,
  request: FulfilmentRequest,
): Promise<FulfilmentChange> {
  return inTransaction(shop.db, async (trx) => {
    const row = await lockOrder(trx, request.orderId);
    if (!row) return { kind: "missing" };
    const refusal = await refusalOf(trx, row, actor, request);
    if (refusal) return refusal;
    return setStatus(trx, shop, row, { ...request, by: byAdmin(actor) });
  });
}

/** Why a locked order is not set to that status. */
async function refusalOf(
  trx: Trx,
  row: OrderRow,
  actor: Holder<"pack">,
  { version, status, isMeant }: FulfilmentRequest,
): Promise<FulfilmentChange | undefined> {
  if (row.version !== version) return { kind: "stale" };
  if (row.status === status) return { kind: "same" };
  if (row.fulfilment_state === "cancelled" && !holds(actor, "money")) return { kind: "not-allowed" };
  if (status === "cancelled")
    return isMeant === false && hasLeft({ status: row.fulfilment_state }) ? { kind: "has-left" } : undefined;
  return hasLeft({ status }) ? whyItStays(trx, row) : undefined;
}

/** All of it leaves paid and made. */
async function whyItStays(trx: Trx, row: OrderRow): Promise<FulfilmentChange | undefined> {
  const left = await owedBeforeLeaving(trx, row);
  if (left !== undefined) return { kind: "unpaid", left };
  const pieces = await unmadeOf(trx, row.id);
  return pieces > 0 ? { kind: "unmade", pieces } : undefined;
}

interface StatusStep extends Tracking {
  status: FulfilmentState;
  by: Author;
  /** In the buyer's own words. */
  cancelReason?: string | null;
  /**
   * A parcel brought it about: when that was, and what the history says. Its own mail tells of it, or of many
   * parcels the order's.
   */
  byParcel?: { at: Date; note: string; isOneOfMany?: boolean };
  /** Why it is cancelled, where neither its buyer nor the owner chose to. */
  cause?: CancelCause;
}

/**
 * Sets a locked order to another status, for the owner, the buyer or a job: the one place where an order is
 * cancelled, shipped or taken up again.
 */
export async function setStatus(
  trx: Trx,
  shop: OrderServices,
  row: OrderRow,
  step: StatusStep,
): Promise<FulfilmentChange> {
  const { status, by, cause } = step;
  const shortage = await moveWhatItHolds(trx, row, status);
  const kept = livesOn(row, step, shortage) ? await keepWhatPaid(trx, row.id) : undefined;
  await writeStatus(trx, shop, row, step);
  await moveCertificates(trx, shop, row, step);
  await moveMaking(trx, shop, row, status);
  const told = cause ? causeWords[cause] : step.byParcel?.note;
  const note = noteOf(told, shortage, kept);
  const changeId = await addHistory(trx, { orderId: row.id, status, by, note });
  if (status === "shipped" || status === "delivered") await issueOnDispatch(trx, shop, row, by.id);
  const event = toldOf[status];
  if (event) await noteOrderEvent(trx, row.id, event);
  if (step.byParcel && !step.byParcel.isOneOfMany) return { kind: "changed", shortage };
  if (!step.byParcel) await moveHandParcels(trx, shop, row, step);
  await queueStatusMail(trx, shop, row.id, { id: changeId, status, by: by.kind, cause });
  return { kind: "changed", shortage };
}

/** The events that other programs receive. */
const toldOf: Partial<Record<FulfilmentState, "order.shipped" | "order.delivered" | "order.cancelled">> = {
  shipped: "order.shipped",
  delivered: "order.delivered",
  cancelled: "order.cancelled",
};

/** Whatever leaves has them, and so has what is packed anew; what is cancelled loses them (CERTIFICATE-6). */
async function moveCertificates(
  trx: Trx,
  shop: OrderServices,
  { id, fulfilment_state: was, packed_at: packedAt }: OrderRow,
  { status, cause }: StatusStep,
): Promise<void> {
  const reason = cause === "came-back" ? "came_back" : "cancelled";
  if (status === "cancelled") return voidForOrder(trx, id, { reason, at: shop.now() });
  if (was === "shipped" || was === "delivered") return;
  const leaves = status === "shipped" || status === "delivered";
  if (leaves || (was === "cancelled" && packedAt !== null)) await issueForOrder(trx, shop, id);
}

/** What was typed of the parcel with the status goes into its mail. */
async function moveHandParcels(
  trx: Trx,
  shop: OrderServices,
  row: OrderRow,
  { status, ...tracking }: StatusStep,
): Promise<void> {
  await keepHandTracking(trx, { ...row, fulfilment_state: status }, tracking, shop);
  await followStatus(trx, row.id, status, shop.now());
}

async function writeStatus(
  trx: Trx,
  shop: OrderServices,
  row: OrderRow,
  { status, by, cancelReason = null, byParcel }: StatusStep,
): Promise<void> {
  await writeOrder(trx, row.id, {
    status,
    fulfilment_state: status,
    // Without it 'pending' would fall back to the payment's own word.
    confirmed_at: row.confirmed_at ?? (by.kind === "admin" ? shop.now() : null),
    // From here on its stock is the admin's business, not that of a hold that ends.
    stock_held_until: null,
    refund_due: isRefundDue(
      { paymentMethod: row.payment_method, paymentState: row.payment_state, fulfilment: status },
      await owesAnyway(trx, row.id),
    ),
    cancelled_by: status === "cancelled" ? by.kind : null,
    cancel_reason: status === "cancelled" ? cancelReason : null,
    delivered_at: status === "delivered" ? (byParcel?.at ?? shop.now()) : null,
  });
  if (by.kind !== "admin") return;
  await writeAudit(trx, {
    actorId: by.id,
    action: "order.status_changed",
    entity: "orders",
    entityId: row.id,
    detail: { from: row.status, to: status },
  });
}

/**
 * Does the owner send a paid order after all, though its payment came too late? Not while she packs what is
 * not there.
 */
function livesOn(
  row: OrderRow,
  { status }: Pick<StatusStep, "status">,
  shortage: StockShortage | undefined,
): boolean {
  if (status === "cancelled" || row.payment_state !== "captured") return false;
  if (row.fulfilment_state === "cancelled" || status === "shipped" || status === "delivered") return true;
  return status === "processing" && shortage === undefined;
}

/** What the history says besides the new status; null when that says it all. */
function noteOf(
  parcel: string | undefined,
  shortage: StockShortage | undefined,
  kept: string | undefined,
): string | null {
  const notes = [
    ...(parcel ? [parcel] : []),
    ...(shortage ? [`No stock taken: ${shortage.productName}, ${shortage.left} left`] : []),
    ...(kept ? [`Payment ${kept} pays it after all`] : []),
  ];
  return notes.length > 0 ? notes.join(". ") : null;
}
