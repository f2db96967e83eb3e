import { unzipSync } from "fflate";
import { beforeAll, describe, expect, test } from "vitest";
import { usualLedgers } from "../../../app/books/rules/ledgers.ts";
import { ownerAt } from "../../parcel-states.ts";
import { placeOrder } from "../../placed-order.ts";
import { expectAnswer, expectLed, expectWords, noticeOf, openOwnersShop } from "../ask.ts";

const books = "/admin/dashboard/books";
const gstin = "10AAAAJ0000A1Z8";
const company = { isCompany: "on", companyName: "Haat & Sons", gstin: "27AAAFH0000A1ZL" };
const maharashtra = { city: "Pune", state: "Maharashtra", pincode: "411001" };
const present = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 7);

const { running, cookie, ask, page, send } = openOwnersShop();
let owner: ReturnType<typeof ownerAt>;
beforeAll(() => {
  owner = ownerAt(running(), cookie());
});

/** An order that left, and so has its invoice; its page. */
async function sold(change: Record<string, string> = {}): Promise<string> {
  const path = await owner.orderOf(await placeOrder(change, { origin: running().origin }));
  await owner.send(path, { intent: "status", status: "shipped" });
  return path;
}

test("a month is shown whatever the address says, and one without papers is empty", async () => {
  for (const month of ["", `?month=${present}`, "?month=2026-13", "?month=1999-01", "?month=2098-01"]) {
    const html = await page(books + month);
    expectWords(html, "Check with your accountant", "This month is not over", "No papers in this month.");
    expect(html).toMatch(
      /Enter your GSTIN in Settings: .*href="\/admin\/dashboard\/settings\/tax"[^>]*>To the Settings</s,
    );
    expect(html).toContain(`<option value="${present}" selected`);
  }
});

test("papers without a GSTIN are no return and make no files", async () => {
  await sold();
  expect(await page(books)).toContain("No GSTR-1 for this month.");
  expect(await page(books)).toContain("was issued without a GSTIN");
  expect(await page(books)).toContain(">To the Settings<");
  expect(await page(books)).not.toContain("Download CSVs");
  expect(await page(`${books}/print`)).toContain("No GSTR-1 for this month.");
  expect(await page(books)).toMatch(/Sales since April: ₹[\d,]+ of ₹40 lakh/);
  expect(await page(books)).not.toContain("E-Way Bills");
  for (const file of ["/csv.zip", "/gstr1.json"]) expect((await ask(books + file)).status).toBe(404);
});

test("a parcel that leaves the state without a GSTIN halves the bound and wants an e-way bill (BOOKS-21)", async () => {
  const order = await owner.orderOf(await placeOrder(maharashtra, { origin: running().origin }));
  expectWords(await page(order), "It goes to Maharashtra, and you have no GSTIN", `books?month=${present}`);
  await owner.send(order, { intent: "status", status: "shipped" });
  expect(await page(order)).not.toContain("It goes to Maharashtra");
  const html = await page(books);
  expect(html).toMatch(/Sales since April: ₹[\d,]+ of ₹20 lakh/);
  expectWords(html, "Which bound, and who says so", "Notification 10/2019-Central Tax of 7 March 2019");
  expectWords(
    html,
    "E-Way Bills",
    "Outward – Supply, Bill of Supply",
    "There is no PAN yet",
    "Ask your accountant.",
  );
  await owner.send("/admin/dashboard/settings/tax", { pan: "ABCPE1234F" });
  expect(await page(books)).not.toContain("There is no PAN yet");
  const answer = await ask(`${books}/e-way.csv?month=${present}`);
  expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="e-way-${present}.csv"`);
  const [head, row, ...others] = (await answer.text()).trim().split(/\r?\n/);
  expect(head).toContain("From GSTIN,From PAN,");
  expect(row).toMatch(/Bill of Supply,BOS\/\d\d-\d\d\/000002,.*,URP,ABCPE1234F,/);
  expect(others.every((line) => line.includes("BOS/"))).toBe(true);
});

test("vouchers for Tally are there without a GSTIN, under the ledgers' names that were typed", async () => {
  expectWords(await page(books), "Tally (XML)");
  const tally = `${books}/tally`;
  expectWords(await page(tally), "Not tried against Tally; import into a copy first.", 'value="Round Off"');
  const typed = { ...usualLedgers, sales: "Sales of <bags>" };
  await expectAnswer(
    send(tally, { ...typed, bank: " " }),
    422,
    "Enter the ledger’s name.",
    "Sales of &lt;bags&gt;",
  );
  expect(noticeOf(await expectLed(send(tally, typed), tally))).toContain("Ledgers Saved");
  const answer = await ask(`${books}/tally.xml?month=${present}`);
  expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="tally-${present}.xml"`);
  const xml = await answer.text();
  expectWords(xml, 'VCHTYPE="Sales"', "<LEDGERNAME>Sales Without Tax</LEDGERNAME>", "</ENVELOPE>");
});

describe("once the shop has a GSTIN", () => {
  beforeAll(async () => {
    await owner.send("/admin/dashboard/settings/tax", { gstin, gstRate: "5", hsn: "4202" });
    await sold();
    await sold({ ...company, ...maharashtra, fullName: "=Ravi\nJha" });
  });

  test("the page has sums that agree, its tables and its files", async () => {
    const html = await page(`${books}?month=${present}`);
    expect(html).not.toMatch(/To the Settings|Sales since April/);
    expect(html).toContain("The tables come to what the papers come to, to the paisa.");
    expectWords(html, "Nothing stands in the way", "Bihar (10)", "Download JSON");
    expect(html).toContain("2 papers over");
    expect(html).toMatch(/INV\/\d\d-\d\d\/000001/);
    expect(await page(`${books}/print`)).toContain("Haat &amp; Sons");
  });

  test("a row that would be refused leads to its order", async () => {
    const order = await sold({ ...company, gstin });
    expectWords(await page(books), "The buyer’s GSTIN is the shop’s own.", `href="${order}"`);
  });

  test("the archive has a file for each section, and the download is kept", async () => {
    const answer = await ask(`${books}/csv.zip?month=${present}`);
    expect(answer.headers.get("content-type")).toBe("application/zip");
    expect(answer.headers.get("content-disposition")).toBe(
      `attachment; filename="gstr1-${gstin}-${present}.zip"`,
    );
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(Object.keys(files)).toEqual([
      ...["read-me.txt", "look-at-first.csv", "b2b,sez,de.csv", "b2cl.csv", "b2cs.csv", "cdnr.csv"],
      ...["cdnur.csv", "exemp.csv", "hsn(b2b).csv", "hsn(b2c).csv", "docs.csv", "e-way.csv"],
    ]);
    expect(new TextDecoder().decode(files["b2b,sez,de.csv"])).toContain("27AAAFH0000A1ZL,Haat & Sons,INV/");
  });

  test("the JSON is one return, under the tool's own name", async () => {
    const answer = await ask(`${books}/gstr1.json?month=${present}`);
    expect(answer.headers.get("content-disposition")).toMatch(
      new RegExp(`^attachment; filename="returns_\\d{6,8}_R1_${gstin}_offline.json"$`),
    );
    const made = await answer.json();
    expect([made.gstin, made.fp]).toEqual([gstin, present.split("-").reverse().join("")]);
    expect(made.b2b).toContainEqual(
      expect.objectContaining({ ctin: "27AAAFH0000A1ZL", inv: [expect.objectContaining({ pos: "27" })] }),
    );
    expect(made.b2cs).toMatchObject([{ sply_ty: "INTRA", pos: "10", rt: 5 }]);
  });

  const tax = "/admin/dashboard/settings/tax";
  // Whose GSTIN is of another state than the one that is billed is asked once.
  const sure = { ...company, gstinSeen: company.gstin };
  const setRule = (supplyRule: string) => owner.send(tax, { gstin, gstRate: "5", hsn: "4202", supplyRule });
  const paperOf = async (order: string) => /INV\/\d\d-\d\d\/\d{6}/.exec(await page(order))?.[0] ?? "";
  const placesIn = async () => {
    const { b2b } = await (await ask(`${books}/gstr1.json?month=${present}`)).json();
    const all = b2b.flatMap(({ inv }: { inv: { inum: string; pos: string }[] }) => inv);
    return new Map(all.map(({ inum, pos }: { inum: string; pos: string }) => [inum, pos]));
  };

  test("its orders of companies follow the setting that held when they were placed (INVOICE-20)", async () => {
    const html = await page(tax);
    expectWords(html, "Place of supply for companies", "delivered to a third person on the company’s word");
    expectWords(html, "it shall be deemed that the said third person has received the goods");
    expectWords(
      html,
      "Section 10(1)(b)",
      "Ask your accountant",
      "Today such an order is supplied where its parcel",
    );
    const before = await owner.orderOf(await placeOrder(sure, { origin: running().origin }));
    await setRule("buyer");
    expectWords(await page(tax), "Today such an order is supplied where the company is registered");
    expectWords(await page(tax), "place of supply for companies: where the buyer is registered");
    const after = await sold(sure);
    await owner.send(before, { intent: "status", status: "shipped" });
    const places = await placesIn();
    expect([places.get(await paperOf(before)), places.get(await paperOf(after))]).toEqual(["10", "27"]);
    expectWords(
      await page(after),
      "Maharashtra (27)",
      "IGST",
      `So ${await paperOf(after)} has it, and it stays.`,
    );
    const version = /name="version" value="(\d+)"/.exec(await page(tax))?.[1] ?? "";
    const odd = await send(tax, { gstin, version, supplyRule: "moon" });
    await expectAnswer(odd, 422, "Choose one of the two.");
    await setRule("parcel");
  });

  test("its owner says otherwise for one order, until its invoice is made (INVOICE-21)", async () => {
    const order = await owner.orderOf(await placeOrder(sure, { origin: running().origin }));
    expectWords(await page(order), "Bihar (10)", "where the parcel goes", "CGST + SGST", "section 10(1)(b)");
    expectWords(await page(order), "Take Where the Buyer Is Registered");
    const version = /name="version" value="(\d+)"/.exec(await page(order))?.[1] ?? "";
    const say = (supplyRule: string) => send(order, { intent: "supply", version, supplyRule });
    await expectAnswer(
      say("buyer"),
      200,
      "Place of supply kept",
      "Maharashtra (27)",
      "Take Where the Parcel Goes",
    );
    // The same again is no second word; another one from the old page is told.
    await expectAnswer(say("buyer"), 200, "Place of supply kept");
    await expectAnswer(say("parcel"), 409, "Maharashtra (27)");
    await expectAnswer(say("moon"), 409, "Maharashtra (27)");
    expect((await page(order)).match(/>Place of supply: where the buyer is registered</g)).toHaveLength(1);
    await owner.send(order, { intent: "status", status: "shipped" });
    const number = await paperOf(order);
    await expectAnswer(say("parcel"), 409, `${number} is made by now, and its place of supply stays.`);
    expect(await page(order)).not.toContain("Take Where");
    expect((await placesIn()).get(number)).toBe("27");
  });

  test("what an order was billed with decides whether it needs an e-way bill, not what the shop is now", async () => {
    const order = await owner.orderOf(await placeOrder(maharashtra, { origin: running().origin }));
    await ask(`${order}/invoice.pdf`);
    const unbilled = await owner.orderOf(await placeOrder(maharashtra, { origin: running().origin }));
    await owner.send(tax, {});
    expect(await page(order)).not.toContain("rule 138(1)");
    expectWords(await page(unbilled), "you have no GSTIN", "rule 138(1)", "once the bill is issued");
    await ask(`${unbilled}/invoice.pdf`);
    await owner.send(tax, { gstin, gstRate: "5", hsn: "4202" });
    expectWords(await page(unbilled), "its bill has no GSTIN", "What to type stands in Books<");
    const sheet = await (await ask(`${books}/e-way.csv?month=${present}`)).text();
    for (const path of [order, unbilled]) {
      const number = /(?:INV|BOS)\/\d\d-\d\d\/\d{6}/.exec(await page(path))?.[0] ?? "none";
      expect(sheet.includes(number)).toBe(path === unbilled);
    }
  });

  test("an order that it makes no difference to has no such part, and takes no such word", async () => {
    const order = await owner.orderOf(await placeOrder({}, { origin: running().origin }));
    expect(await page(order)).not.toContain("Place of supply");
    await expectAnswer(send(order, { intent: "supply", version: "1", supplyRule: "buyer" }), 409);
  });
});
