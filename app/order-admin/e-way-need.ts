import { type BilledOrder, drawUpInvoice } from "#orders/invoice/draw-up-invoice.ts";
import type { Invoice, InvoiceLine, Seller } from "#orders/invoice/invoice.ts";
import { eWayReason } from "#papers/e-way.ts";
import { stateOfGstCode } from "#values/contact/indian-state.ts";
import { mayBeHandicraft } from "#values/money/handicraft.ts";
import type { AdminOrder } from "./admin-order.ts";

/** That an order which has not left needs an e-way bill, and what its owner should know before (BOOKS-22). */
export interface EWayNeed {
  reason: NonNullable<ReturnType<typeof eWayReason>>;
  /** Where it goes, by its name in English. */
  state: string;
  /** When its bill was issued, which decides; null while there is none, and the shop's own facts do. */
  billedAt: Date | null;
  /** Without a GSTIN: goods that are no handicraft by their HSN code. */
  noHandicraft: readonly string[];
  /** The same: goods without a code, of which nobody can tell. */
  withoutCode: readonly string[];
}

/** May an order's goods still leave? Of those that left, were fetched or never will nothing is to be told. */
export const mayLeave = ({ fulfilment }: Pick<AdminOrder, "fulfilment">): boolean =>
  fulfilment === "pending" || fulfilment === "processing";

/** The bill that an order would have if it were issued at this moment. */
export const billNow = (
  order: Omit<BilledOrder, "billingStateCode">,
  seller: Seller,
  issuedAt: Date,
): Invoice => drawUpInvoice({ ...order, billingStateCode: null }, seller, { number: "", issuedAt });

/** By the bill that it has, or else by the one that it would have now. */
export function eWayNeedOf(order: Pick<AdminOrder, "shipping">, bill: Invoice): EWayNeed | undefined {
  const reason = eWayReason(bill);
  if (!reason) return undefined;
  const goods = reason === "unregistered" ? bill.lines.filter(({ quantity }) => quantity !== null) : [];
  return {
    reason,
    state: stateOfGstCode(bill.shipTo.stateCode ?? "") ?? order.shipping.state,
    billedAt: bill.number === "" ? null : new Date(bill.issuedAt),
    noHandicraft: namesOf(goods.filter(({ hsn }) => hsn && !mayBeHandicraft(hsn))),
    withoutCode: namesOf(goods.filter(({ hsn }) => !hsn)),
  };
}

/** Without their options, which stand below the name. */
const namesOf = (lines: readonly Pick<InvoiceLine, "description">[]): string[] => [
  ...new Set(lines.map(({ description }) => description.split("\n")[0] ?? "")),
];
