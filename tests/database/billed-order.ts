import type { BilledOrder, TaxedLine } from "#orders/invoice/draw-up-invoice.ts";
import type { Seller } from "#orders/invoice/invoice.ts";
import { type Paise, paise, sum, times } from "#values/money/money.ts";
import { patnaAddress } from "../patna-address.ts";

/** A registered seller in Bihar. */
export const seller: Seller = {
  name: "Jhola Crafts",
  address: "Ward 4, Station Road, Madhubani, Bihar 847211, India",
  email: "hello@jholacrafts.example",
  phone: "+91 90000 00000",
  gstin: "10ABCDE1234F1Z5",
};

export const billedLine = (line: Partial<TaxedLine> = {}): TaxedLine => ({
  productId: "tote",
  productName: "Kohbar Tote",
  quantity: 1,
  unitPrice: paise(1499_00),
  picture: null,
  sku: "KT-1",
  hsn: "4202",
  rate: 12_00,
  ...line,
});

/** An order from Patna to the state with this GST code; its sums follow from its lines. */
export function billedOrder(
  lines: readonly TaxedLine[],
  { shipping = paise(0), stateCode = "10" }: { shipping?: Paise; stateCode?: string | null } = {},
): BilledOrder {
  const subtotal = sum(lines.map(({ unitPrice, quantity }) => times(unitPrice, quantity)));
  return {
    orderNumber: "JC-1795000000123",
    placedAt: new Date("2026-11-20T10:00:00Z"),
    status: "shipped",
    billing: { ...patnaAddress, email: "asha@example.com", phone: null },
    shipping: { ...patnaAddress, fullName: "रवि झा" },
    shippingMethod: "express",
    paymentMethod: "cod",
    subtotal,
    shippingCost: shipping,
    total: sum([subtotal, shipping]),
    lines,
    billingStateCode: "10",
    shippingStateCode: stateCode,
    buyerGstin: null,
  };
}
