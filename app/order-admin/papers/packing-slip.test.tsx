import { expect, test } from "vitest";
import type { Shipment } from "#orders/shipments/shipment.ts";
import type { ShopSettings } from "#platform/config/shop-settings.ts";
import { paise } from "#values/money/money.ts";
import { usualShippingRates } from "#values/money/shipping-rates.ts";
import { usualReturns } from "#values/return-terms.ts";
import { adminOrder, shipment } from "../../../tests/admin-order.ts";
import { billedLine } from "../../../tests/database/billed-order.ts";
import { patnaAddress } from "../../../tests/patna-address.ts";
import { routedMarkup } from "../../../tests/render-markup.tsx";
import { writtenLine } from "../../../tests/written-line.ts";
import { PackingSlip } from "./packing-slip.tsx";

const shop: ShopSettings = {
  ...{ name: "Jhola", email: "shop@example.com", phone: "98765 43210", address: "Madhubani", origin: "" },
  ...{ grievanceOfficer: "", social: {}, shipping: usualShippingRates, returns: usualReturns, year: 2026 },
};

function slip(change: Parameters<typeof adminOrder>[0] = {}, parcel?: Shipment): string {
  return routedMarkup(<PackingSlip {...{ shop, parcel }} order={adminOrder(change)} />);
}

test("a slip names what goes to whom and the cash to collect, and no other sum", () => {
  const billing = { ...patnaAddress, email: "asha@example.com", phone: "91234 56789" };
  const printed = slip({ lines: [billedLine({ quantity: 2, unitPrice: paise(1499_00) })], billing });
  for (const fact of ["JC-1795000000123", "Asha Kumari", "91234 56789", "Kohbar Tote", "2 ×", "2 pieces"])
    expect(printed).toContain(fact);
  expect(printed).toContain("Collect ₹2,000.00 in cash");
  expect(printed.match(/₹/g)).toHaveLength(1);
  expect(printed).not.toMatch(/1,499|2,998/);
  expect(printed).not.toContain("gift");
});

test("a slip names the buyer's own number of the order, and none where there is none", () => {
  expect(slip({ poNumber: "PO-7/<26>" })).toContain("PO-7/&lt;26&gt;");
  expect(slip()).not.toContain("PO Number");
});

test("a slip prints option and texts under the name, as they were typed", () => {
  const printed = slip({ lines: [billedLine(writtenLine)], gift: { note: null, wrapCost: paise(0) } });
  expect(printed).toContain("<p>Size: Small, Colour: &lt;i&gt;Red&lt;/i&gt;</p>");
  for (const text of ["&lt;b&gt;Asha&lt;/b&gt; &amp; &quot;ji&quot;", "شكرا جزيلا!", "💛 आशा 💛"])
    expect(printed).toContain(`<bdi>${text}</bdi>`);
});

test("a slip counts thousands as they are read", () => {
  const printed = slip({ lines: [billedLine({ quantity: 100_000 }), billedLine({ quantity: 25 })] });
  expect(printed).toContain("1,00,000 ×");
  expect(printed).toContain("1,00,025 pieces");
});

const line = { ...billedLine(writtenLine), id: "line", quantity: 3 };
const items = [{ orderItemId: "line", quantity: 1 }];
const parcel = shipment({ number: 2, items, cashToCollect: paise(500_00) });

test("a parcel's slip names its own pieces and its own cash", () => {
  const printed = slip({ lines: [line] }, parcel);
  expect(printed).toContain("JC-1795000000123-2");
  expect(printed).toContain("1 ×");
  expect(printed).toContain("Collect ₹500.00 in cash");
});

test("the slip of an exchange names what goes out, and not what was bought", () => {
  const instead = { name: "Sling", optionText: "Size: Large", productId: "sling" };
  const out = { ...parcel, returnRequestId: "r", instead, cashToCollect: paise(0) };
  const printed = slip({ lines: [line], fulfilment: "cancelled", paymentState: "cod_collected" }, out);
  expect(printed).toContain("Sling");
  expect(printed).toContain("Size: Large");
  expect(printed).not.toContain(line.productName);
  expect(printed).not.toMatch(/Do not send|in cash/);
});

test("a gift's slip names no sum at all, and prints its message as it was typed", () => {
  const printed = slip({ gift: { note: "<b>शुभ विवाह</b> 🎁\nمبارک ہو", wrapCost: paise(50_00) } });
  expect(printed).not.toMatch(/₹|\d,\d{3}/);
  expect(printed).toContain("no prices and no invoice in the parcel. Wrap it as a gift.");
  expect(printed).toContain("&lt;b&gt;शुभ विवाह&lt;/b&gt; 🎁\nمبارک ہو");
  expect(slip({ gift: { note: null, wrapCost: paise(0) } })).not.toContain("Wrap it");
});
