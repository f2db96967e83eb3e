import { expect, test } from "vitest";
import { parseConfig } from "#platform/config/config.server.ts";
import { draftOffer } from "../../../tests/database/offer-row.ts";
import { codesPrinted } from "../../../tests/read-code.ts";
import type { Offer } from "../offer.ts";
import { offeredStanding, proformaPdf, proformaWords } from "./proforma-pdf.server.ts";

const offer: Offer = {
  language: "en",
  ...draftOffer(),
  ...{
    id: "1",
    state: "sent",
    orderId: null,
    supplyRule: null,
    declineWords: null,
    changeWords: null,
    version: 1,
  },
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
    proformaWords(config, { ...offer, advancePercent: 50 }, { status, due: undefined }).facts.map(
      ([label]) => label.own,
    );
  expect(labels("processing")).toContain("Balance, before it is sent");
  expect(labels("shipped")).toContain("Balance, to be paid now");
  const bank = { accountName: "Haat", accountNumber: "123456789", ifsc: "SBIN0001234" };
  const said = "By bank transfer to: Account name Haat, Account number 123456789, IFSC SBIN0001234.";
  expect(proformaWords({ shop: { ...config.shop, bank } }, offer).closing.own).toContain(said);
});

test.each(["en", "hi"] as const)(
  "its code in %s pays what is due next by UPI, and none is there where nothing is (OFFER-89)",
  async (language) => {
    const bank = { upiId: "haat@ybl" };
    const shop = { config: { ...config, shop: { ...config.shop, bank } } };
    const halved = { ...offer, language, number: "O-1764000000001", advancePercent: 50 };
    const { status, due } = offeredStanding(halved);
    const tr =
      "upi://pay?pa=haat@ybl&pn=Jhola%20Crafts&am=23200.00&cu=INR&tn=O-1764000000001&tr=O1764000000001ADVANCE";
    expect(codesPrinted(await proformaPdf(shop, halved, { status, due }))).toEqual([tr]);
    expect(codesPrinted(await proformaPdf(shop, halved, { status, due: undefined }))).toEqual([]);
    expect(codesPrinted(await proformaPdf({ config }, halved, { status, due }))).toEqual([]);
    expect(proformaWords(shop.config, halved).code?.words.own).toContain("haat@ybl");
  },
);
