import { expect, it } from "vitest";
import { usualShippingRates } from "#values/money/shipping-rates.ts";
import { fillHtml, fillText, unknownPlaceholder } from "./placeholders.ts";

const shop = {
  name: "Jhola & Sisters",
  email: "hello@shop.example",
  phone: "+91 90000 00000",
  address: "Madhubani <Bihar>",
  grievanceOfficer: "Asha",
  shipping: usualShippingRates,
  returns: { days: 14, damageHours: 1 },
};

it.each([
  ["{{shopName}}, {{ address }}", "Jhola &amp; Sisters, Madhubani &lt;Bihar&gt;"],
  ["GSTIN: {{gstin}}", "GSTIN: not registered"],
  ["{{email}} {{phone}} {{grievanceOfficer}}", "hello@shop.example +91 90000 00000 Asha"],
  ["{{standardRate}}, free from {{freeFrom}}", "₹99, free from ₹999"],
  ["{{expressRate}}, {{cheapExpressRate}} from {{cheapExpressFrom}}", "₹149, ₹50 from ₹1,499"],
  ["{{returnTime}}, {{damageTime}}", "14 days, 1 hour"],
  ["{{constructor}}{{unknown}}.", "."],
])("fills %s", (html, filled) => expect(fillHtml(html, shop)).toBe(filled));

it("fills plain text as it is", () => expect(fillText("{{shopName}}", shop)).toBe("Jhola & Sisters"));

it.each([
  ["{{shopName}} and {{freeFrom}}", undefined],
  ["{{shopNam}}", "shopNam"],
  ["{{email}} {{toString}}", "toString"],
  ["{ {shop} }", undefined],
])("knows the placeholders of '%s'", (text, unknown) => expect(unknownPlaceholder(text)).toBe(unknown));
