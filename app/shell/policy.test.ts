import { expect, it } from "vitest";
import { fillPolicy } from "./policy.ts";

const shop = {
  name: "Jhola & Sisters",
  email: "hello@shop.example",
  phone: "+91 90000 00000",
  address: "Madhubani <Bihar>",
  grievanceOfficer: "Asha",
};

it.each([
  ["{{shopName}}, {{address}}", "Jhola &amp; Sisters, Madhubani &lt;Bihar&gt;"],
  ["GSTIN: {{gstin}}", "GSTIN: not registered"],
  ["{{email}} {{phone}} {{grievanceOfficer}}", "hello@shop.example +91 90000 00000 Asha"],
  ["{{constructor}}{{unknown}}.", "."],
])("fills %s", (html, filled) => expect(fillPolicy(html, shop)).toBe(filled));
