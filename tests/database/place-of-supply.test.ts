import { parse } from "csv-parse/sync";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { booksEntries } from "#books/files/books-zip.server.ts";
import { gstr1Files } from "#books/files/gstr1-json.server.ts";
import { tallyXml } from "#books/files/tally-xml.server.ts";
import { zipStream } from "#books/files/zip-stream.server.ts";
import { readBook } from "#books/reading/read-book.server.ts";
import { monthOf, spanOf } from "#books/rules/book-month.ts";
import { usualLedgers } from "#books/rules/ledgers.ts";
import { placeOrder } from "#checkout/placing/place-order.server.ts";
import { acceptOffer } from "#offers/accepting/accept-offer.server.ts";
import { insertOffer, revisionsOf } from "#offers/offers.db.server.ts";
import { proformaWords } from "#offers/proforma/proforma-pdf.server.ts";
import { sendOffer } from "#offers/sending/send-offer.server.ts";
import { setSupplyRule } from "#order-admin/supply/set-supply-rule.server.ts";
import { issueInvoice } from "#orders/invoice/issue-invoice.server.ts";
import type { SupplyRule } from "#values/place-of-supply.ts";
import { patnaAddress } from "../patna-address.ts";
import { numberOf, purchase, sellBags } from "./checkout-shop.ts";
import { eachShop, shopWith } from "./each-shop.ts";
import { draftOffer } from "./offer-row.ts";
import { actor, atFair, byPhone, line, takingOf } from "./taken-order.ts";

/** Registered in Maharashtra; what it orders goes to somebody in Patna, in the shop's own state. */
const company = { name: "Haat & Sons Pvt Ltd", gstin: "27AAPFU0939F1ZV" };
const gstin = "10AAAAJ0000A1Z8";

eachShop("where a company's order is supplied", { begin: sellBags, on: "embedded" }, (shop) => {
  /** The owner chooses. */
  function choose(supplyRule: SupplyRule): void {
    shop.config = shopWith(shop, { gstin, goodsTax: { rate: "18", hsn: "4202" }, supplyRule }).config;
  }

  const buyer = { ...byPhone.buyer, company: company.name, gstin: company.gstin };
  let offers = 0;
  async function offered(): Promise<string> {
    offers += 1;
    const number = `O-${1764000000000 + offers}`;
    const [bags] = draftOffer().lines;
    if (!bags) throw new Error("no line");
    const lines = [{ ...bags, quantity: 300 }];
    const draft = draftOffer({ number, lines, buyer: { ...draftOffer().buyer, gstin: company.gstin } });
    const id = await shop.inTransaction((trx) => insertOffer(trx, draft));
    const sent = await sendOffer(shop, actor, { number, id, version: 1 });
    if (sent.kind !== "done") throw new Error(`not sent: ${JSON.stringify(sent)}`);
    return number;
  }
  async function accepted(number: string): Promise<string> {
    const done = await acceptOffer(shop, {
      ...{ number, revision: 1, method: "bank", shopper: null },
      facts: {
        ...{ billing: patnaAddress, shipping: patnaAddress, phone: "9876543210", poNumber: null },
        ...{ company: company.name, gstin: company.gstin },
      },
    });
    if (done.kind !== "accepted") throw new Error(done.kind);
    const [offer] = await revisionsOf(shop.db, number);
    return offer?.orderId ?? "";
  }
  const takenBy = async (input: Parameters<ReturnType<typeof takingOf>["take"]>[0]) =>
    (await takingOf(shop).taken({ ...input, buyer, lines: [{ ...line, quantity: 1 }] })).id;

  const ways = {
    checkout: async () => {
      const number = numberOf(await placeOrder(shop, purchase({ company })));
      return (await shop.row("orders", { order_id_text: number })).id;
    },
    offer: async () => accepted(await offered()),
    phone: () => takenBy({ ...byPhone, pay: "cash" }),
    "phone, to be fetched": () => takenBy({ ...byPhone, pay: "cash", shipping: null, billing: null }),
    fair: () => takenBy(atFair),
  } as const;

  async function invoiceOf(id: string) {
    // What waits for a transfer has its invoice before that where the owner lets it leave.
    await shop.set("orders", id, { may_leave_unpaid: true });
    const issued = await issueInvoice(shop, id, { forWhom: "owner", actorId: "owner" });
    if (!issued.ok) throw new Error(issued.why);
    return issued.invoice;
  }
  const placeOf = async (id: string) => {
    const { supplyStateCode, shipTo, taxPlace } = await invoiceOf(id);
    return [supplyStateCode ?? shipTo.stateCode, taxPlace];
  };
  const home = ["10", "same-state"];
  const theirs = ["27", "other-state"];

  test.each([
    ["checkout", theirs],
    ["offer", theirs],
    ["phone", theirs],
    // Nothing of these goes anywhere.
    ["phone, to be fetched", home],
    ["fair", home],
  ] as const)("an order by %s keeps what the owner had chosen when it was made", async (way, byBuyer) => {
    choose("parcel");
    const before = await ways[way]();
    choose("buyer");
    shop.clock = new Date(shop.clock.getTime() + 60_000);
    const after = await ways[way]();
    choose("parcel");
    expect([await placeOf(before), await placeOf(after)]).toEqual([home, byBuyer]);
  });

  const placeOnProforma = async (number: string) => {
    const [offer] = await revisionsOf(shop.db, number);
    const facts = offer ? proformaWords(shop.config, offer).facts : [];
    return facts.find(([label]) => label.own === "Place of supply")?.[1].own;
  };

  test("an offer keeps what was chosen when it was sent; one that was sent before goes by its order's, once there is one", async () => {
    choose("buyer");
    const kept = await offered();
    choose("parcel");
    const number = await offered();
    expect([await placeOnProforma(kept), await placeOnProforma(number)]).toEqual([
      "Maharashtra (27)",
      "Bihar (10)",
    ]);
    expect(await placeOf(await accepted(kept))).toEqual(theirs);
    await shop.set("offers", { number }, { supply_rule: null });
    choose("buyer");
    expect(await placeOnProforma(number)).toBe("Maharashtra (27)");
    const orderId = await accepted(number);
    choose("parcel");
    expect(await placeOnProforma(number)).toBe("Maharashtra (27)");
    const { version } = await shop.row("orders", orderId);
    await setSupplyRule(shop, actor, { orderId, version, supplyRule: "parcel" });
    choose("buyer");
    expect(await placeOnProforma(number)).toBe("Bihar (10)");
  });

  /** The month's papers as each file has them. */
  async function month() {
    const november = monthOf(shop.clock);
    const book = { ...(await readBook(shop.db, november)), gstin };
    const answer = await zipStream("books.zip", shop.clock, booksEntries(shop.db, book));
    const archive = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const rows = (file: string, columns: readonly string[]) => {
      const text = new TextDecoder().decode(archive[file]);
      const all: Record<string, string>[] = parse(text, { columns: true, bom: true });
      return all.map((row) => columns.map((column) => row[column]).join(" | "));
    };
    let json = "";
    for await (const text of gstr1Files(shop.db, book)) json += text;
    const [{ inv }] = JSON.parse(json).b2b;
    let xml = "";
    for await (const text of tallyXml(shop.db, spanOf(november), usualLedgers)) xml += text;
    const sales = xml.split('VCHTYPE="Sales"').slice(1);
    return {
      proof: book.tables.problems.count,
      b2b: rows("b2b,sez,de.csv", ["Invoice Number", "Place Of Supply", "Rate", "Taxable Value"]),
      eWay: rows("e-way.csv", ["Document No", "Place Of Supply", "CGST", "SGST", "IGST", "Ship To GSTIN"]),
      json: inv.map(({ inum, pos, itms }: { inum: string; pos: string; itms: { itm_det: object }[] }) => [
        inum,
        pos,
        itms[0]?.itm_det,
      ]),
      tally: sales.map((voucher) => /<LEDGERNAME>(IGST|CGST)</.exec(voucher)?.[1]),
    };
  }

  const oldPaper = {
    b2b: "INV/26-27/000001 | 10-Bihar | 18 | 58220.34",
    eWay: "INV/26-27/000001 | Bihar (10) | 5239.83 | 5239.83 | 0 | URP",
    json: ["INV/26-27/000001", "10", { txval: 58220.34, rt: 18, camt: 5239.83, samt: 5239.83, csamt: 0 }],
  };
  const newPaper = {
    b2b: "INV/26-27/000002 | 27-Maharashtra | 18 | 58220.34",
    eWay: "INV/26-27/000002 | Maharashtra (27) | 0 | 0 | 10479.66 | URP",
    json: ["INV/26-27/000002", "27", { txval: 58220.34, rt: 18, iamt: 10479.66, csamt: 0 }],
  };

  test("a month over the change has each paper as it was made, and old ones never change", async () => {
    choose("parcel");
    const before = await ways.offer();
    const first = await invoiceOf(before);
    const kept = await shop.row("invoices");
    expect(await month()).toEqual({
      ...{ proof: 0, b2b: [oldPaper.b2b], eWay: [oldPaper.eWay], json: [oldPaper.json], tally: ["CGST"] },
    });
    choose("buyer");
    expect(await invoiceOf(before)).toEqual(first);
    await invoiceOf(await ways.offer());
    expect(await shop.row("invoices", { number: first.number })).toEqual(kept);
    expect(await month()).toEqual({
      proof: 0,
      b2b: [oldPaper.b2b, newPaper.b2b],
      eWay: [oldPaper.eWay, newPaper.eWay],
      json: [oldPaper.json, newPaper.json],
      tally: ["CGST", "IGST"],
    });
  });
});
