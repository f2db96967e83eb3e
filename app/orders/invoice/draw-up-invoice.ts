import type { Address } from "#addresses/address.ts";
import { addressLines } from "#addresses/address-lines.ts";
import { personalLines } from "#catalogue/options/personal-as.ts";
import { type BillRow, billRows, lineTotal } from "#shipping/bill.ts";
import { paise } from "#values/money/money.ts";
import { addSplits, splitTax, type TaxPlace } from "#values/money/tax-split.ts";
import { placeOfSupply, type SuppliedOrder } from "#values/place-of-supply.ts";
import type { Order, OrderLine } from "../order.ts";
import type { BilledHomes } from "../placing/billed-homes.ts";
import type { Invoice, InvoiceKind, InvoiceLine, Recipient, Seller } from "./invoice.ts";

/** With a GSTIN where it was loaded and names no company, too. */
export interface BilledOrder extends Order, SuppliedOrder {
  billingStateCode: string | null;
  /** Missing where it goes to one address. */
  homes?: BilledHomes;
}

/** A tax invoice needs a registered seller and a taxed product; anything else is a bill of supply. */
export const kindOf = (order: Pick<BilledOrder, "lines">, seller: Pick<Seller, "gstin">): InvoiceKind =>
  seller.gstin !== null && order.lines.some((line) => rateOf(line) !== null) ? "tax" : "supply";

/** Hundredths of a per cent: '12.50' are 1250. None at all is no tax. */
const rateOf = ({ taxRate }: Pick<OrderLine, "taxRate">): number | null =>
  Math.round(Number(taxRate) * 100) || null;

/**
 * Everything on an order's invoice. The prices contain the tax; shipping and fees are part of the principal
 * supply, the line of the highest amount, and bear its rate. Goods are taxed by their place of supply, on
 * what is left of their price after discounts.
 */
export function drawUpInvoice(
  order: BilledOrder,
  seller: Seller,
  { number, issuedAt }: { number: string; issuedAt: Date },
): Invoice {
  const kind = kindOf(order, seller);
  const supplyState = placeOfSupply(order);
  const taxPlace = taxPlaceOf(supplyState, seller);
  const lines = billedLines(order, kind).map((line) => ({
    ...line,
    split: splitTax(line.amount, line.rate ?? 0, taxPlace),
  }));
  return {
    kind,
    number,
    taxPlace,
    seller,
    lines,
    issuedAt: issuedAt.toISOString(),
    orderNumber: order.orderNumber,
    orderedAt: order.placedAt.toISOString(),
    paymentMethod: order.paymentMethod,
    ...(order.paymentWays ? { paymentWays: order.paymentWays } : {}),
    ...(order.poNumber ? { poNumber: order.poNumber } : {}),
    buyer: { ...buyerOf(order), gstin: order.buyerGstin },
    shipTo: order.homes ? toHomes(order.homes) : recipient(order.shipping, order.shippingStateCode),
    ...(supplyState === null || supplyState === order.shippingStateCode
      ? {}
      : { supplyStateCode: supplyState }),
    ...(order.homes ? { parcels: order.homes.count } : {}),
    totals: addSplits(lines.map(({ split }) => split)),
    ...(order.rounding ? { rounding: order.rounding } : {}),
    total: order.total,
  };
}

/** An unknown state is another state: integrated tax is what the law falls back on. */
export const taxPlaceOf = (supplyState: string | null, { gstin }: Pick<Seller, "gstin">): TaxPlace =>
  gstin !== null && gstin.slice(0, 2) === supplyState ? "same-state" : "other-state";

type Unsplit = Omit<InvoiceLine, "split">;

function billedLines(order: BilledOrder, kind: InvoiceKind): Unsplit[] {
  const goods = order.lines.map(
    (line): Unsplit => ({
      description: [line.productName, ...(line.optionText ? [line.optionText] : [])].join("\n"),
      ...(line.personal.length > 0 ? { personal: personalLines(line.personal) } : {}),
      sku: line.sku,
      hsn: line.hsn,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      discount: line.discount,
      amount: paise(lineTotal(line) - line.discount),
      rate: kind === "tax" ? rateOf(line) : null,
    }),
  );
  const principal = goods.reduce<Unsplit | undefined>(
    (most, line) => (most && most.amount >= line.amount ? most : line),
    undefined,
  );
  const services = billRows(order).filter(
    ({ kind, amount }) => (kind === "shipping" || kind === "fee") && amount > 0,
  );
  return [...goods, ...services.map((row) => serviceLine(row, principal))];
}

const serviceLine = ({ label, amount }: BillRow, principal: Unsplit | undefined): Unsplit => ({
  description: label,
  sku: null,
  hsn: principal?.hsn ?? null,
  quantity: null,
  unitPrice: amount,
  discount: paise(0),
  amount,
  rate: principal?.rate ?? null,
});

/** A company is billed by its own name, with the person who ordered for it. */
function buyerOf({ billing, billingStateCode, company }: BilledOrder): Recipient {
  const person = recipient(billing, billingStateCode);
  return company
    ? { ...person, name: company.name, lines: [`Attn. ${person.name}`, ...person.lines] }
    : person;
}

function recipient(address: Address, stateCode: string | null): Recipient {
  const [name = "", ...lines] = addressLines(address);
  return { name, lines, stateCode };
}

/** An invoice names none of those who get a gift: their list is the order's, and erased before it. */
function toHomes({ count, stateCode }: BilledHomes): Recipient {
  const name = count === 1 ? "1 address" : `${count} addresses`;
  return { name, lines: ["As listed with the order", "India"], stateCode };
}
