import { expect, test } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import { draftOffer } from "../../../tests/database/offer-row.ts";
import type { Offer } from "../offer.ts";
import { proformaWords } from "./proforma-pdf.server.ts";

const offer: Offer = {
  language: "en",
  ...draftOffer(),
  ...{ id: "1", state: "sent", orderId: null, declineWords: null, changeWords: null, version: 1 },
  ...{ changeAskedAt: null, createdAt: new Date(), sentAt: new Date(), decidedAt: null },
  lines: draftOffer().lines.map((line, at) => ({ ...line, id: String(at) })),
};
const config = parseConfig({});

test("a proforma is no tax invoice, and says where a transfer goes once the owner has said so", () => {
  const bare = proformaWords(config, offer);
  expect(bare).toMatchObject({ title: { own: "Proforma invoice" }, remark: { own: "Not a tax invoice" } });
  expect(bare.closing.own).not.toContain("transfer");
  const parted = proformaWords(config, { ...offer, advancePercent: 50 });
  expect(parted.facts.map(([label]) => label.own)).toContain("Balance, before it is sent");
  const labels = (status: "processing" | "shipped") =>
    proformaWords(config, { ...offer, advancePercent: 50 }, status).facts.map(([label]) => label.own);
  expect(labels("processing")).toContain("Balance, before it is sent");
  expect(labels("shipped")).toContain("Balance, to be paid now");
  const bank = { accountName: "Haat", accountNumber: "123456789", ifsc: "SBIN0001234" };
  const said = "By bank transfer to: Account name Haat, Account number 123456789, IFSC SBIN0001234.";
  expect(proformaWords({ shop: { ...config.shop, bank } }, offer).closing.own).toContain(said);
});
