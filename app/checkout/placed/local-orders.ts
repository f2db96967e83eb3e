import * as z from "zod/mini";
import type { HowPaid } from "#orders/order.ts";
import { adjustmentKinds, fees, keptAdjustment } from "#shipping/adjustments.ts";
import type { Bill, BillLine } from "#shipping/bill.ts";
import { shippingMethods } from "#shipping/shipping.ts";
import { paise } from "#values/money/money.ts";
import { orderMethods } from "#values/money/payment-method.ts";

/**
 * What a browser keeps of the orders it placed: no name, no address, no contact, and nothing that is written
 * on a piece (ORDER-8).
 */
export interface LocalOrder
  extends Bill<BillLine & { productName: string; optionText?: string | null }>,
    Pick<HowPaid, "paymentMethod"> {
  orderNumber: string;
}

const storageKey = "jhola-orders";
const mostOrders = 20;

const rupees = z.pipe(
  z
    .union([z.number(), z.pipe(z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/)), z.transform(Number))])
    .check(z.nonnegative(), z.maximum(1e9)),
  z.transform((amount) => paise(Math.round(amount * 100))),
);
/** What makes a total whole rupees, below zero, too. */
const rounding = z.pipe(
  z.number().check(z.minimum(-1), z.maximum(1)),
  z.transform((amount) => paise(Math.round(amount * 100))),
);
const text = z.string().check(z.maxLength(500));

const line = z.object({
  productName: text,
  optionText: z.optional(text),
  quantity: z.int().check(z.positive(), z.maximum(999)),
  unitPrice: rupees,
  discount: z._default(rupees, paise(0)),
});
const adjustment = z.pipe(
  z.object({
    kind: z.enum(adjustmentKinds),
    fee: z.optional(z.enum(fees)),
    name: z.optional(text),
    label: text,
    amount: rupees,
  }),
  z.transform(keptAdjustment),
);

const stored = z.object({
  orderNumber: text,
  lines: z.array(line).check(z.maxLength(100)),
  subtotal: rupees,
  adjustments: z._default(z.array(adjustment).check(z.maxLength(20)), []),
  shippingMethod: z.enum(shippingMethods),
  shippingCost: rupees,
  rounding: z.optional(rounding),
  total: rupees,
  paymentMethod: z.enum(orderMethods),
});

/** The order's copy in this browser, if it placed it. Old records with camelCase names are read too. */
export function readLocalOrder(
  storage: Pick<Storage, "getItem">,
  orderNumber: string,
): LocalOrder | undefined {
  const record = records(storage).find((each) => numberOf(each) === orderNumber);
  return stored.safeParse(record && known(record)).data;
}

export function keepLocalOrder(storage: Pick<Storage, "getItem" | "setItem">, order: LocalOrder): void {
  const others = records(storage).filter((each) => numberOf(each) !== order.orderNumber);
  try {
    storage.setItem(storageKey, JSON.stringify([recordOf(order), ...others].slice(0, mostOrders)));
  } catch {
    // The copy is a comfort; the order itself lies with the shop.
  }
}

/** Takes one order's copy away. */
export function dropLocalOrder(storage: Pick<Storage, "getItem" | "setItem">, orderNumber: string): void {
  try {
    const others = records(storage).filter((each) => numberOf(each) !== orderNumber);
    storage.setItem(storageKey, JSON.stringify(others));
  } catch {
    // Nothing was kept.
  }
}

export function dropLocalOrders(storage: Pick<Storage, "removeItem">): void {
  try {
    storage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}

function recordOf(order: LocalOrder): JsonRecord {
  return {
    order_id_text: order.orderNumber,
    items: order.lines.map(({ productName, optionText, quantity, unitPrice, discount }) => ({
      product_name: productName,
      ...(optionText ? { option_text: optionText } : {}),
      quantity,
      price_at_purchase: unitPrice / 100,
      discount: discount / 100,
    })),
    subtotal: order.subtotal / 100,
    adjustments: order.adjustments.map((each) => ({ ...each, amount: each.amount / 100 })),
    shipping_cost: order.shippingCost / 100,
    ...(order.rounding ? { rounding: order.rounding / 100 } : {}),
    total_amount: order.total / 100,
    shipping_method: order.shippingMethod,
    payment_method: order.paymentMethod,
  };
}

type JsonRecord = Record<string, unknown>;

function records(storage: Pick<Storage, "getItem">): JsonRecord[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(storageKey) ?? "[]");
    return (Array.isArray(value) ? value.slice(0, 100) : [value]).filter(isRecord);
  } catch {
    return [];
  }
}

const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const numberOf = (record: JsonRecord): unknown =>
  record.order_id_text ?? record.orderIdText ?? record.orderId ?? record.id;

/** A record under our names, whichever it carries. */
function known(record: JsonRecord): JsonRecord {
  const items = record.items ?? record.orderItems ?? record.order_items;
  return {
    orderNumber: numberOf(record),
    lines: Array.isArray(items) ? items.filter(isRecord).map(knownLine) : [],
    subtotal: record.subtotal,
    adjustments: record.adjustments,
    shippingMethod: record.shipping_method ?? record.shippingMethod,
    shippingCost: record.shipping_cost ?? record.shippingCost ?? 0,
    rounding: record.rounding,
    total: record.total_amount ?? record.totalAmount ?? record.total,
    paymentMethod: record.payment_method ?? record.paymentMethod,
  };
}

const knownLine = (item: JsonRecord): JsonRecord => ({
  productName: item.product_name ?? item.productName ?? item.name,
  optionText: item.option_text,
  quantity: item.quantity,
  unitPrice: item.price_at_purchase ?? item.priceAtPurchase ?? item.price,
  discount: item.discount,
});
