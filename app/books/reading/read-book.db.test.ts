import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { billedLine } from "../../../tests/database/billed-order.ts";
import { anyMonth, companyGstin, invoiceOf, noteOn, seller } from "../../../tests/database/book-papers.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { issuePapers } from "../../../tests/database/issue-paper.ts";
import { inState } from "../../../tests/database/order-row.ts";
import { type BookDocument, rateSums, sectionOf } from "../rules/book-document.ts";
import { spanOf, typedMonth } from "../rules/book-month.ts";
import { rangeOf } from "../rules/number-runs.ts";
import { papersOf, pickedPapers } from "./papers.db.server.ts";
import { readBook } from "./read-book.server.ts";

const month = (text: string) => {
  const typed = typedMonth(text);
  if (!typed) throw new Error(`no month: ${text}`);
  return typed;
};
const november = month("2026-11");

eachShop("a month's book", {}, (shop) => {
  const issue = (...papers: BookDocument[]) => issuePapers(shop, papers);
  const numbersIn = async (part?: number) => {
    const numbers: string[] = [];
    for await (const papers of papersOf(shop.db, spanOf(november), part))
      numbers.push(...papers.map((paper) => ("facts" in paper ? paper.facts.number : paper.number)));
    return numbers;
  };
  const at = (moment: string, serial: number) => invoiceOf([billedLine()], { at: moment, serial });
  const on = (day: string, serial: number) => at(`2026-${day}T10:00:00Z`, serial);

  test("agrees with its papers, whatever they are, and picks out the same as it counts", async () => {
    const months = anyMonth().filter(({ length }) => length > 8);
    const [papers = []] = fc.sample(months, { numRuns: 1, seed: 9 });
    await issue(...papers);
    const book = await readBook(shop.db, november);
    expect(book.gstin).toBe(seller.gstin);
    expect(book.proof.agrees).toBe(true);
    const notes = papers.filter(({ facts }) => facts.against).length;
    expect(book.proof.papers.map((line) => line.papers)).toEqual([papers.length - notes, notes, null]);
    for (const section of ["b2b", "b2cl", "cdnr", "cdnur"] as const) {
      const own = papers.filter((paper) => sectionOf(paper) === section);
      const wanted = own.filter(({ facts }) => rateSums(facts).length > 0);
      expect(wanted).toHaveLength(book.tables.sections[section].papers);
      expect(numbersOf(await listed(section))).toEqual(numbersOf(wanted));
    }
    expect(await listed("e-way")).toHaveLength(book.tables.eWay.count);
  });

  const numbersOf = (papers: readonly BookDocument[]) => papers.map(({ facts }) => facts.number).sort();

  async function listed(section: Parameters<typeof pickedPapers>[3], gstin = seller.gstin) {
    const all: BookDocument[] = [];
    for await (const papers of pickedPapers(shop.db, spanOf(november), gstin, section)) all.push(...papers);
    return all;
  }

  test("begins and ends at midnight in India", async () => {
    await issue(
      at("2026-10-31T18:29:59.999Z", 1),
      at("2026-10-31T18:30:00.000Z", 2),
      at("2026-11-30T18:29:59.999Z", 3),
      at("2026-11-30T18:30:00.000Z", 4),
    );
    expect(await numbersIn()).toEqual(["INV/26-27/000002", "INV/26-27/000003"]);
  });

  test("reads each paper once over more than one part, though many have one moment", async () => {
    const same = Array.from({ length: 5 }, (_, place) => at("2026-11-21T10:00:00.000Z", place + 1));
    await issue(...same);
    // Finer than a Date: a part that went on from a rounded moment would read it again, or pass over it.
    const finer = sql`issued_at + interval '700 microseconds'`;
    await shop.ask(sql`update invoices set issued_at = ${finer} where serial > 2`);
    for (const part of [1, 2, 3, 5, 6])
      expect(await numbersIn(part)).toEqual(same.map(({ facts }) => facts.number));
  });

  test("a note knows its invoice, though that was issued in another month", async () => {
    const of = { stateCode: "27", at: "2026-10-20T10:00:00Z" };
    const large = invoiceOf([billedLine({ unitPrice: paise(2_00_000_00) })], of);
    await issue(large, noteOn(large, 1_000_00));
    const { tables, proof } = await readBook(shop.db, november);
    expect(tables.sections.cdnur).toMatchObject({ papers: 1, split: { igst: 107_14 } });
    expect(proof.agrees).toBe(true);
  });

  test("missing numbers are told once, in the month of the next number, and divide table 13", async () => {
    await issue(on("10-20", 3), on("11-02", 6), on("11-03", 7), on("11-04", 9));
    const { tables, runs } = await readBook(shop.db, november);
    const gaps = ["gap INV/26-27/000004 to INV/26-27/000005", "gap INV/26-27/000008"];
    expect(tables.problems.first.map(({ kind, number }) => `${kind} ${number}`)).toEqual(gaps);
    const ranges = runs.map(rangeOf).map(({ from, to, count }) => `${from} to ${to}: ${count}`);
    const paper = "INV/26-27/00000";
    expect(ranges).toEqual([`${paper}6 to ${paper}7: 2`, `${paper}9 to ${paper}9: 1`]);
    const october = await readBook(shop.db, month("2026-10"));
    const expected = ["INV/26-27/000001 to INV/26-27/000002"];
    expect(october.tables.problems.first.map(({ number }) => number)).toEqual(expected);
  });

  test("where numbers lose their dash another run begins, and none is missing", async () => {
    await issue(on("10-20", 999_997), on("11-02", 999_998), on("11-03", 999_999), on("11-04", 1_000_000));
    const { tables, runs } = await readBook(shop.db, november);
    expect(tables.problems.count).toBe(0);
    expect(runs.map(rangeOf)).toEqual([
      { from: "INV/26-27/999998", to: "INV/26-27/999999", count: 2, cancelled: 0 },
      { from: "INV/2627/1000000", to: "INV/2627/1000000", count: 1, cancelled: 0 },
    ]);
  });

  test("numbers that were taken at a month's end in another order are not missing", async () => {
    await issue(at("2026-10-31T18:29:59.999Z", 2), at("2026-10-31T18:30:00.001Z", 1));
    const { tables, runs } = await readBook(shop.db, november);
    expect(tables.problems.count).toBe(0);
    expect(runs.map(rangeOf)).toMatchObject([{ from: "INV/26-27/000001", count: 1 }]);
  });

  test("a broken paper is named, the others are counted, and the proof says that one is missing", async () => {
    await issue(on("11-20", 1), on("11-21", 2));
    const facts = JSON.stringify({ ...on("11-21", 2).facts, lines: "none" });
    await shop.set("invoices", { serial: 2 }, { facts });
    const { tables, proof } = await readBook(shop.db, november);
    expect(tables.problems.first).toMatchObject([{ kind: "unreadable", number: "INV/26-27/000002" }]);
    expect([tables.sections.b2cs.papers, proof.agrees]).toEqual([1, false]);
  });

  test("papers of another GSTIN, or of none, are no part of the return", async () => {
    const by = (gstin: string | null) => ({ serial: 1, by: { ...seller, gstin } });
    await issue(
      invoiceOf([billedLine()], { at: "2026-11-01T10:00:00Z", ...by(null) }),
      invoiceOf([billedLine()], { at: "2026-11-02T10:00:00Z", ...by(companyGstin) }),
      on("11-03", 2),
    );
    const { gstin, tables, leftOut, proof, runs } = await readBook(shop.db, november);
    expect([gstin, proof.agrees, proof.papers[0]?.papers]).toEqual([seller.gstin, true, 1]);
    expect(leftOut.map((each) => each.gstin)).toEqual([companyGstin, null]);
    expect(leftOut.map((each) => each.invoices.papers)).toEqual([1, 1]);
    expect(tables.problems.first).toMatchObject([{ kind: "other-gstin", detail: companyGstin }]);
    expect(runs.map(rangeOf)).toMatchObject([{ from: "INV/26-27/000002", count: 1 }]);
  });

  test("an invoice whose order is cancelled is named until notes have taken all of it back", async () => {
    const [kept, gone] = [on("11-02", 1), on("11-03", 2)];
    await issue(kept, gone);
    await shop.set("orders", gone.orderId, inState("cancelled"));
    const named = async () => {
      const { first } = (await readBook(shop.db, november)).tables.problems;
      return first.map(({ kind, number, detail }) => [kind, number, detail]);
    };
    expect(await named()).toEqual([["cancelled", "INV/26-27/000002", "₹1,499.00"]]);
    await issue(noteOn(gone, 1_000_00));
    expect(await named()).toEqual([["cancelled", "INV/26-27/000002", "₹499.00"]]);
    await issue(noteOn(gone, 499_00, { serial: 2 }));
    expect(await named()).toEqual([]);
  });

  test("a shop without a GSTIN has papers, and no return", async () => {
    await issue(invoiceOf([billedLine()], { by: { ...seller, gstin: null } }));
    const { gstin, leftOut, proof } = await readBook(shop.db, november);
    expect([gstin, proof.agrees]).toEqual([null, true]);
    expect(leftOut).toMatchObject([{ gstin: null, invoices: { papers: 1, value: 1499_00 } }]);
  });

  test("parcels of a shop without a GSTIN are listed for e-way bills, of a month of its return, too (BOOKS-21)", async () => {
    const by = { ...seller, gstin: null };
    const small = [billedLine({ unitPrice: paise(300_00), rate: null })];
    const away = invoiceOf(small, { by, stateCode: "27", at: "2026-11-02T10:00:00Z" });
    await issue(away, invoiceOf(small, { by, serial: 2 }), noteOn(away, 100_00));
    const listedIn = async () => {
      const { tables, gstin } = await readBook(shop.db, november);
      expect(numbersOf(await listed("e-way", gstin))).toEqual(numbersOf(tables.eWay.first));
      return {
        numbers: numbersOf(tables.eWay.first),
        proof: (await readBook(shop.db, november)).proof.agrees,
      };
    };
    expect(await listedIn()).toEqual({ numbers: ["BOS/26-27/000001"], proof: true });
    await issue(
      invoiceOf([billedLine({ unitPrice: paise(60_000_00) })], { serial: 1 }),
      invoiceOf(small, { stateCode: "27", serial: 3 }),
    );
    expect(await listedIn()).toEqual({ numbers: ["BOS/26-27/000001", "INV/26-27/000001"], proof: true });
  });

  test("a month of nothing is empty", async () =>
    expect(await readBook(shop.db, november)).toMatchObject({ gstin: null, runs: [], leftOut: [] }));
});
