import { expect, test } from "vitest";
import { bodyText } from "#mail/writing/body-text.ts";
import { mailBodySchema } from "#mail/writing/mail-body.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { writeTexts } from "#translations/translations.db.server.ts";
import { paise } from "#values/money/money.ts";
import { eachShop, type TestShop } from "../../tests/database/each-shop.ts";
import { draftOffer } from "../../tests/database/offer-row.ts";
import { owner } from "../../tests/database/returned-order.ts";
import { readOfferPage } from "./buyer/read-offer-page.server.ts";
import { insertOffer, revisionsOf } from "./offers.db.server.ts";
import { sendOffer } from "./sending/send-offer.server.ts";

const line = (name: string, productId: string | null = "fish") => ({
  ...{ productId, variantId: null, name, optionText: "Size: Small", details: null, sku: null },
  ...{ hsn: null, taxRate: null, quantity: 200, unitPrice: paise(229_00) },
});
const lines = [line("Fish Tote"), line("Fish Tote with your logo"), line("A screen", null)];

const { number } = draftOffer();

async function begin(shop: TestShop) {
  await shop.addProducts([{ id: "fish", name: "Fish Tote" }]);
  await writeTexts(shop.db, [
    { kind: "product", id: "fish", field: "name", english: "Fish Tote", text: "मछली वाला झोला" },
    { kind: "word", id: "Size", field: "text", english: "Size", text: "नाप" },
    { kind: "word", id: "Small", field: "text", english: "Small", text: "छोटा" },
  ]);
  const id = await shop.inTransaction((trx) => insertOffer(trx, draftOffer({ lines })));
  await shop.set("offers", id, { language: "hi" });
  expect((await sendOffer(shop, owner, { number, id, version: 1 })).kind).toBe("done");
}

eachShop("an offer's lines (HINDI-58)", { begin, on: "embedded" }, (shop) => {
  test("have their products' Hindi names in the mail to whoever asked in Hindi", async () => {
    const { letter } = await shop.row("mail_outbox");
    const text = speaking("hi", () => bodyText(mailBodySchema.parse(letter)));
    expect(text).toContain("मछली वाला झोला × 200: ₹45,800\n    नाप: छोटा");
    for (const own of ["Fish Tote with your logo × 200", "A screen × 200"]) expect(text).toContain(own);
  });

  test.each([
    ["hi", "मछली वाला झोला", "नाप: छोटा"],
    ["en", "Fish Tote", "Size: Small"],
  ] as const)("have on their page in %s the name %s, and stay as they were written", async (...said) => {
    const [language, name, optionText] = said;
    const [offer] = await revisionsOf(shop.db, number);
    if (!offer) throw new Error("no offer was sent");
    const page = await speaking(language, () => readOfferPage(shop, { offer, standing: "open", token: "t" }));
    expect(page).toMatchObject({ lines: [{ name, optionText }, { name: "Fish Tote with your logo" }, {}] });
    const names = (await revisionsOf(shop.db, number))[0]?.lines.map((each) => each.name);
    expect(names).toEqual(lines.map((each) => each.name));
  });
});
