import { randomBytes } from "node:crypto";
import type { Selectable } from "kysely";
import { z } from "zod";
import type { Address } from "#addresses/address.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { adjustmentKinds, fees, keptAdjustment } from "#shipping/adjustments.ts";
import { type BillSums, sumOf } from "#shipping/bill.ts";
import { gstCode, indianState } from "#values/contact/indian-state.ts";
import { paiseFromRupees, rupeesColumn } from "#values/money/decimal-rupees.ts";
import { paise, sum } from "#values/money/money.ts";
import { isAgreedKey } from "../agreed-order.ts";
import { type Gift, type Order, orderNumberAt } from "../order.ts";
import { initialStates, statusOf } from "../order-states.ts";
import { lineOf } from "./line-columns.server.ts";
import type { NewOrder, OrderIdentity } from "./new-order.ts";

let lastMillisecond = 0;

/**
 * By what an order of this moment is known; its number is of the present millisecond, or of the next one that
 * this process has not used for an order (ORDER-1).
 */
export function orderIdentity(now: Date): OrderIdentity {
  lastMillisecond = Math.max(now.getTime(), lastMillisecond + 1);
  return { orderNumber: orderNumberAt(lastMillisecond), placedAt: now, random: () => randomBytes(10) };
}

export function orderRow(order: NewOrder) {
  const { paymentMethod, paymentState, fulfilment } = initialStates(order.paymentMethod);
  return {
    id: order.id,
    order_id_text: order.orderNumber,
    user_id: order.userId,
    idempotency_key: order.idempotencyKey,
    language: order.language,
    status: statusOf({ paymentMethod, paymentState, fulfilment, isConfirmed: Boolean(order.agreed) }),
    payment_method: paymentMethod,
    payment_state: paymentState,
    fulfilment_state: fulfilment,
    paid_at: paymentState === "captured" ? order.placedAt : null,
    billing_email: order.billing.email,
    billing_phone: order.billing.phone,
    shipping_phone: order.shippingPhone ?? null,
    ...addressRow("billing", order.billing),
    ...addressRow("shipping", order.shipping),
    ...billColumns(order),
    is_gift: Boolean(order.gift),
    gift_note: order.gift?.note ?? null,
    gift_wrap_cost: rupeesColumn(order.gift?.wrapCost ?? paise(0)),
    buyer_company: order.company?.name ?? null,
    buyer_gstin: order.company?.gstin ?? null,
    supply_rule: order.supplyRule,
    ...cashRow(order.cash),
    ...agreedRow(order),
    stock_held_until: order.stockHeldUntil,
    ...(order.heldBy ? { held_by: [...order.heldBy] } : {}),
    ready_by: order.readyBy,
    way_days: order.wayDays ?? null,
    return_days: order.returns.days,
    damage_hours: order.returns.damageHours,
    placed_at: order.placedAt,
    created_at: order.placedAt,
  };
}

const agreedRow = ({ agreed, placedAt, readyBy }: NewOrder) => ({
  po_number: agreed?.poNumber ?? null,
  confirmed_at: agreed ? placedAt : null,
  ready_by_set_at: agreed && readyBy !== null ? placedAt : null,
});

const cashRow = (cash: NewOrder["cash"]) => ({
  cod_fee: rupeesColumn(cash?.fee ?? paise(0)),
  phone_key: cash?.phoneKey ?? null,
  cod_confirm_by: cash?.confirmBy ?? null,
});

/** The sums of a bill as the columns of an order hold them. */
export const billColumns = (bill: BillSums) => ({
  shipping_method: bill.shippingMethod,
  subtotal: rupeesColumn(bill.subtotal),
  discount_total: rupeesColumn(paise(-sumOf(bill, "discount"))),
  shipping_cost: rupeesColumn(bill.shippingCost),
  fees: rupeesColumn(sumOf(bill, "fee")),
  rounding: rupeesColumn(bill.rounding ?? paise(0)),
  adjustments: JSON.stringify(bill.adjustments),
  total_amount: rupeesColumn(bill.total),
});

/** An address as the columns of an order hold it. */
export function addressRow(kind: "billing" | "shipping", address: Address) {
  const state = indianState(address.state);
  return {
    [`${kind}_full_name`]: address.fullName,
    [`${kind}_address_line1`]: address.addressLine1,
    [`${kind}_address_line2`]: address.addressLine2,
    [`${kind}_city`]: address.city,
    [`${kind}_state`]: address.state,
    [`${kind}_state_code`]: state ? gstCode(state) : null,
    [`${kind}_pincode`]: address.pincode,
    [`${kind}_country`]: address.country,
  };
}

type OrderRow = Selectable<Tables["orders"]>;
type ItemRow = Selectable<Tables["order_items"]>;

/** An order as its customer sees it, from its rows. `shippingNotes`: what lowered its cost of shipping. */
export function orderOf(
  row: OrderRow,
  items: readonly ItemRow[],
  shippingNotes: readonly string[] = [],
): Order {
  return {
    orderNumber: row.order_id_text,
    placedAt: row.created_at,
    status: row.status,
    language: row.language,
    billing: { ...addressOf("billing", row), email: row.billing_email, phone: row.billing_phone },
    shipping: addressOf("shipping", row),
    shippingPhone: row.shipping_phone,
    paymentMethod: row.payment_method,
    paymentWays: row.payment_ways,
    readyBy: row.ready_by,
    wayDays: row.way_days,
    gift: giftOf(row),
    ...(row.cod_confirm_by && { confirmation: { by: row.cod_confirm_by, at: row.cod_confirmed_at } }),
    company: row.buyer_company === null ? null : { name: row.buyer_company, gstin: row.buyer_gstin },
    poNumber: row.po_number,
    isAgreed: isAgreedKey(row.idempotency_key),
    ...billOfRow(row),
    ...(shippingNotes.length > 0 ? { shippingNotes } : {}),
    lines: items.map(lineOf),
  };
}

/** A loaded order says by its note alone that it is a gift. */
const giftOf = (row: OrderRow): Gift | null =>
  row.is_gift || row.gift_note !== null
    ? { note: row.gift_note, wrapCost: paiseFromRupees(row.gift_wrap_cost) }
    : null;

const adjustments = z.array(
  z
    .object({
      kind: z.enum(adjustmentKinds),
      fee: z.enum(fees).optional(),
      name: z.string().optional(),
      label: z.string(),
      amount: z.number().int().transform(paise),
    })
    .transform(keptAdjustment),
);

/** The sums of an order's bill as they were frozen. Throws when its row is broken. */
export function billOfRow(row: OrderRow): BillSums {
  const rounding = paiseFromRupees(row.rounding);
  const bill: BillSums = {
    subtotal: paiseFromRupees(row.subtotal),
    adjustments: adjustments.parse(row.adjustments),
    shippingMethod: row.shipping_method,
    shippingCost: paiseFromRupees(row.shipping_cost),
    ...(rounding === 0 ? {} : { rounding }),
    total: paiseFromRupees(row.total_amount),
  };
  const named = sum([sumOf(bill, "fee"), sumOf(bill, "discount")]);
  // What the bill names is what the database has checked the total by.
  if (named !== paiseFromRupees(row.fees) - paiseFromRupees(row.discount_total))
    throw new Error(`the bill of ${row.order_id_text} does not name what it comes to`);
  return bill;
}

const addressOf = (kind: "billing" | "shipping", row: OrderRow): Address => ({
  fullName: row[`${kind}_full_name`],
  addressLine1: row[`${kind}_address_line1`],
  addressLine2: row[`${kind}_address_line2`],
  city: row[`${kind}_city`],
  state: row[`${kind}_state`],
  pincode: row[`${kind}_pincode`],
  country: row[`${kind}_country`],
});
