import fc from "fast-check";
import type { BilledOrder } from "#orders/invoice/draw-up-invoice.ts";
import type { Seller } from "#orders/invoice/invoice.ts";
import type { OrderLine } from "#orders/order.ts";
import type { Adjustment } from "#shipping/adjustments.ts";
import { lineTotal, roundedToRupee, totalled } from "#shipping/bill.ts";
import { type Paise, paise, sum } from "#values/money/money.ts";
import { sharesOf } from "#values/money/shares.ts";
import { patnaAddress } from "../patna-address.ts";

/** A registered seller in Bihar. */
export const seller: Seller = {
  name: "Jhola Crafts",
  address: "Ward 4, Station Road, Madhubani, Bihar 847211, India",
  email: "hello@jholacrafts.example",
  phone: "+91 90000 00000",
  gstin: "10ABCDE1234F1Z5",
};

/** `rate` is in hundredths of a per cent. */
export const billedLine = ({
  rate = 12_00,
  ...line
}: Partial<OrderLine> & { rate?: number | null } = {}): OrderLine => ({
  id: "line",
  productId: "tote",
  productName: "Kohbar Tote",
  quantity: 1,
  unitPrice: paise(1499_00),
  discount: paise(0),
  image: null,
  sku: "KT-1",
  artisan: null,
  hsn: "4202",
  taxRate: rate === null ? null : (rate / 100).toFixed(2),
  leadDays: null,
  ...{ variantId: null, optionText: null, personal: [], personalPrice: paise(0) },
  ...line,
});

/** An order from Patna to the state with this GST code; its sums follow from its lines. */
export function billedOrder(
  lines: readonly OrderLine[],
  {
    shipping = paise(0),
    stateCode = "10",
    adjustments = [],
  }: { shipping?: Paise; stateCode?: string | null; adjustments?: readonly Adjustment[] } = {},
): BilledOrder {
  return {
    orderNumber: "JC-1795000000123",
    placedAt: new Date("2026-11-20T10:00:00Z"),
    status: "shipped",
    language: "en",
    billing: { ...patnaAddress, email: "asha@example.com", phone: null },
    shipping: { ...patnaAddress, fullName: "रवि झा" },
    paymentMethod: "cod",
    readyBy: null,
    ...totalled({
      ...{ lines, subtotal: sum(lines.map(lineTotal)), adjustments },
      ...{ shippingMethod: "express", shippingCost: shipping },
    }),
    billingStateCode: "10",
    shippingStateCode: stateCode,
    buyerGstin: null,
    supplyRule: "parcel",
  };
}

const anyLine = fc.record({
  unitPrice: fc.integer({ min: 0, max: 1e8 }).map(paise),
  quantity: fc.integer({ min: 1, max: 999 }),
  rate: fc.option(fc.constantFrom(10, 25, 3_00, 5_00, 12_00, 18_00, 28_00, 40_00)),
});

/** Orders of all kinds, their discounts spread over the lines to the paisa. */
export const anyBilledOrder = (): fc.Arbitrary<BilledOrder> =>
  fc
    .record({
      goods: fc.array(anyLine, { minLength: 1, maxLength: 12 }),
      /** Shares of a hundred. */
      discounts: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 3 }),
      fees: fc.array(fc.integer({ min: 1, max: 100_00 }).map(paise), { maxLength: 2 }),
      shipping: fc.integer({ min: 0, max: 149_00 }).map(paise),
      stateCode: fc.constantFrom("10", "27", null),
      isRounded: fc.boolean(),
    })
    .map(({ goods, discounts, fees, isRounded, ...terms }) => {
      const lines = goods.map((each, at) => billedLine({ ...each, id: `line-${at}` }));
      const adjustments: Adjustment[] = fees.map((amount) => ({ kind: "fee", label: "Fee", amount }));
      for (const percent of discounts) {
        const left = lines.map((line) => paise(lineTotal(line) - line.discount));
        const amount = paise(Math.floor((sum(left) * percent) / 100));
        for (const [at, share] of sharesOf(amount, left).entries()) {
          const line = lines[at];
          if (line) line.discount = paise(line.discount + share);
        }
        adjustments.push({ kind: "discount", label: `Discount (${percent} %)`, amount });
      }
      const order = billedOrder(lines, { ...terms, adjustments });
      return isRounded ? roundedToRupee(order) : order;
    });
