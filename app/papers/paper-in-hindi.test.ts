import { beforeEach, expect, test, vi } from "vitest";
import { drawUpCreditNote } from "#orders/invoice/draw-up-credit-note.ts";
import { drawUpInvoice } from "#orders/invoice/draw-up-invoice.ts";
import type { Invoice } from "#orders/invoice/invoice.ts";
import { parseConfig } from "#platform/config/config.server.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { dropKeptPapers } from "#platform/papers/kept-papers.server.ts";
import { Typesetter } from "#ui/print/typesetter.server.ts";
import { languageNow } from "#values/language/language.ts";
import { paise } from "#values/money/money.ts";
import { billedLine, billedOrder, seller } from "../../tests/database/billed-order.ts";
import { invoicePdf } from "./invoice-pdf.server.ts";

const issue = { number: "INV/26-27/000001", issuedAt: new Date("2026-11-21T10:00:00Z") };

function invoice(count: number, by = seller, stateCode = "10"): Invoice {
  const lines = Array.from({ length: count }, () => billedLine({ discount: paise(149_90) }));
  const order = billedOrder(lines, { stateCode, shipping: paise(50_00) });
  return drawUpInvoice({ ...order, poNumber: "PO-77" }, by, issue);
}

const { shop } = parseConfig({});
const hindi = { name: "झोला क्राफ़्ट्स", address: "वार्ड 4, स्टेशन रोड, मधुबनी, बिहार 847211, भारत" };
/** As the open shop has it: the facts in the language of the moment. */
const config = {
  get shop() {
    return languageNow() === "hi" ? { ...shop, ...hindi } : shop;
  },
};
const drawn = (facts: Invoice): Promise<Uint8Array> => speaking("hi", () => invoicePdf(facts, config));
const textOf = (pdf: Uint8Array) => Buffer.from(pdf).toString("latin1");
const pages = (pdf: Uint8Array): number => textOf(pdf).match(/\/Type \/Page\b/g)?.length ?? 0;

beforeEach(dropKeptPapers);

/** What is written on a paper, in its order. */
async function textsOn(facts: Invoice): Promise<string[]> {
  const write = vi.spyOn(Typesetter.prototype, "write");
  try {
    await drawn(facts);
    return write.mock.calls.map(([text]) => text);
  } finally {
    write.mockRestore();
  }
}

const unregistered = { ...seller, gstin: null };
const note = { refund: paise(500_00), issuedAt: new Date("2026-11-25T10:00:00Z") };
const drawnUp = drawUpCreditNote(invoice(1), [], note);
const credit: Invoice = { ...invoice(1), ...drawnUp, number: "CRN/26-27/000001" };

test.each<[string, Invoice, string[]]>([
  ["invoice", invoice(1), ["जीएसटी बिल", "Tax invoice", "बिहार (10)", "Bihar (10)", "एसजीएसटी ₹", "SGST ₹"]],
  ["bill", invoice(1, unregistered), ["आपूर्ति बिल", "Bill of supply", "भेजने का ख़र्च (तेज़) · Shipping (express)"]],
  ["note", credit, ["क्रेडिट नोट", "Credit note", "पाँच सौ रुपये मात्र", "Rupees Five Hundred Only"]],
])("an %s in Hindi says each label in English, too (ADR-112)", async (_what, facts, expected) => {
  const texts = await textsOn(facts);
  expect(texts).toEqual(expect.arrayContaining([...expected, "तारीख़", "Date", "कुल", "Total"]));
  // Pieces are called as they were sold, whatever language speaks of them.
  expect(texts.some((text) => text.startsWith("Kohbar Tote"))).toBe(true);
});

test("who sells is named in Hindi and as it was frozen, while the shop is called so (HINDI-47)", async () => {
  const texts = await textsOn(invoice(1));
  const names = [hindi.name, seller.name, hindi.address, seller.address];
  expect(texts).toEqual(expect.arrayContaining([...names, "झोला क्राफ़्ट्स की ओर से", "For Jhola Crafts"]));
  const former = await textsOn(invoice(1, { ...seller, name: "Mithila Haat" }));
  expect(former).toContain("Mithila Haat");
  expect(former).not.toContain(hindi.name);
});

test.each([
  ["with taxes", seller],
  ["without", unregistered],
])("a paper %s has no more pages in Hindi than in English", async (_what, by) => {
  for (let count = 3; count < 10; count += 1) {
    const facts = invoice(count, by);
    const most = pages(await invoicePdf(facts, config));
    expect(pages(await drawn(facts)), String(count)).toBeLessThanOrEqual(most);
  }
});

test("what is drawn in Hindi stands in its file, to be searched, in fonts cut to their letters", async () => {
  const pdf = textOf(await drawn(invoice(1)));
  const fonts = [...pdf.matchAll(/\/FontName \/(\S+)/g)].map(([, name]) => name);
  expect(fonts.length).toBeGreaterThan(2);
  for (const name of fonts) expect(name).toMatch(/^[A-Z]{6}\+/);
  expect(pdf.length).toBeLessThan(120_000);
  expect(pdf).toContain("/Lang (hi-IN)");
});
