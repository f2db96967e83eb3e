import { expect, test } from "vitest";
import type { Due } from "#orders/dues/dues.ts";
import { parseConfig } from "#platform/config/config.server.ts";
import { paise } from "#values/money/money.ts";
import { codeShown } from "../../tests/read-code.ts";
import { routedMarkup } from "../../tests/render-markup.tsx";
import { DuesView } from "./dues-view.tsx";
import { transferOfOrder } from "./shown-transfer.server.ts";

const { shop } = parseConfig({ SHOP_NAME: "Haat & Sons" });
const account = { accountName: "Haat", accountNumber: "123456789", ifsc: "SBIN0001234" };
const due: Due = {
  id: "d",
  kind: "advance",
  amount: paise(23_200_05),
  method: "bank",
  paidAt: null,
  paymentId: null,
  reference: null,
  number: "O-1764000000001",
  said: null,
};

function page(change: Partial<Due> = {}, bank = { ...account, upiId: "haat@ybl" }): string {
  const order = { dues: [{ ...due, ...change }], status: "pending", paymentState: "awaiting" } as const;
  const transfer = transferOfOrder({ shop: { ...shop, bank } }, order);
  return routedMarkup(<DuesView order={{ ...order, orderNumber: "JC-1" }} token="t" transfer={transfer} />);
}

const address =
  "upi://pay?pa=haat@ybl&pn=Haat%20%26%20Sons&am=23200.05&cu=INR&tn=O-1764000000001&tr=O1764000000001ADVANCE";

test("a part is paid by a code, by the same in words, and on a phone by a link below that (OFFER-89)", async () => {
  const html = page();
  expect(await codeShown(html)).toBe(address);
  const words =
    /<svg.*Haat &amp; Sons.*haat@ybl.*₹23,200\.05.*O-1764000000001.*<a href="upi:.*Open in a UPI App/s;
  expect(html).toMatch(words);
  const [, href = "", look = ""] = /<a href="(upi:[^"]*)" class="([^"]*)"/.exec(html) ?? [];
  expect(href.replaceAll("&amp;", "&")).toBe(address);
  expect(look.split(" ")).toEqual(expect.arrayContaining(["hidden", "pointer-coarse:inline-flex"]));
  expect(html).toMatch(/href="\/order\/JC-1\/paid\?token=t"[^>]*>I Have Paid/);
});

test("without a UPI ID there is no code, and nothing to say", () => {
  const html = page({}, { ...account, upiId: "" });
  expect(html).not.toMatch(/<svg|upi:|I Have Paid/);
  expect(html).toContain("SBIN0001234");
});

const at = new Date("2026-12-01T05:00:00Z");

test("what is said to be paid says so, and folds the ways to pay it; what was not found asks again (OFFER-90)", () => {
  const said = page({ said: { reference: "412345678901", at } });
  expect(said).toMatch(/Said to be paid.*1 December 2026.*412345678901.*<details.*<svg/s);
  expect(said).not.toContain("To be paid now");
  const sought = page({ said: { reference: null, at } });
  expect(sought).toMatch(/To be paid now.*have not found it.*<svg/s);
  expect(sought).not.toContain("<details");
  expect(page({ paidAt: at, said: { reference: "412345678901", at } })).not.toContain("Said to be paid");
});
