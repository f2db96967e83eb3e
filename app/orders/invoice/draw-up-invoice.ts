import { type Paise, times } from "#values/money/money.ts";
import type { Address, Order, OrderLine } from "../order.ts";
import { addressLines } from "../placing/address-lines.ts";
import type { Invoice, InvoiceKind, InvoiceLine, Recipient, Seller } from "./invoice.ts";
import { addSplits, splitTax, type TaxPlace } from "./tax-split.ts";

/** A line with what its product's tax needs, as the order froze it. */
export interface TaxedLine extends OrderLine {
  sku: string | null;
  hsn: string | null;
  /** Hundredths of a per cent; null when the product has none. */
  rate: number | null;
}

export interface BilledOrder extends Omit<Order, "lines"> {
  lines: readonly TaxedLine[];
  billingStateCode: string | null;
  shippingStateCode: string | null;
  buyerGstin: string | null;
}

/** A tax invoice needs a registered seller and a taxed product; anything else is a bill of supply. */
export const kindOf = (order: Pick<BilledOrder, "lines">, seller: Pick<Seller, "gstin">): InvoiceKind =>
  seller.gstin !== null && order.lines.some(({ rate }) => rate !== null) ? "tax" : "supply";

/**
 * Everything on an order's invoice. The prices contain the tax; shipping is part of the principal supply, the
 * line of the highest amount, and bears its rate. Goods are taxed where the parcel ends its way.
 */
export function drawUpInvoice(
  order: BilledOrder,
  seller: Seller,
  { number, issuedAt }: { number: string; issuedAt: Date },
): Invoice {
  const kind = kindOf(order, seller);
  const taxPlace = placeOf(order, seller);
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
    buyer: { ...recipient(order.billing, order.billingStateCode), gstin: order.buyerGstin },
    shipTo: recipient(order.shipping, order.shippingStateCode),
    totals: addSplits(lines.map(({ split }) => split)),
    total: order.total,
  };
}

/** An unknown state is another state: integrated tax is what the law falls back on. */
function placeOf({ shippingStateCode }: BilledOrder, { gstin }: Seller): TaxPlace {
  return gstin !== null && gstin.slice(0, 2) === shippingStateCode ? "same-state" : "other-state";
}

type Unsplit = Omit<InvoiceLine, "split">;

function billedLines(order: BilledOrder, kind: InvoiceKind): Unsplit[] {
  const goods = order.lines.map(
    (line): Unsplit => ({
      description: line.productName,
      sku: line.sku,
      hsn: line.hsn,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      amount: times(line.unitPrice, line.quantity),
      rate: kind === "tax" ? line.rate : null,
    }),
  );
  return order.shippingCost > 0 ? [...goods, shippingLine(order, order.shippingCost, goods)] : goods;
}

function shippingLine({ shippingMethod }: BilledOrder, amount: Paise, goods: readonly Unsplit[]): Unsplit {
  const principal = goods.reduce<Unsplit | undefined>(
    (most, line) => (most && most.amount >= line.amount ? most : line),
    undefined,
  );
  return {
    description: `Shipping (${shippingMethod})`,
    sku: null,
    hsn: principal?.hsn ?? null,
    quantity: null,
    unitPrice: amount,
    amount,
    rate: principal?.rate ?? null,
  };
}

function recipient(address: Address, stateCode: string | null): Recipient {
  const [name = "", ...lines] = addressLines(address);
  return { name, lines, stateCode };
}
