import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import { paise, sum } from "#values/money/money.ts";
import { billedLine } from "../../../tests/database/billed-order.ts";
import { anyMonth, companyGstin, invoiceOf, noteOn, seller } from "../../../tests/database/book-papers.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { issuePapers } from "../../../tests/database/issue-paper.ts";
import { readBook } from "../reading/read-book.server.ts";
import type { BookDocument } from "../rules/book-document.ts";
import { monthOf } from "../rules/book-month.ts";
import { booksEntries } from "./books-zip.server.ts";
import { gstr1Files } from "./gstr1-json.server.ts";
import { zipStream } from "./zip-stream.server.ts";

const november = monthOf(new Date("2026-11-21T10:00:00Z"));

eachShop("the files of a month", {}, (shop) => {
  async function filesOf(papers: readonly BookDocument[]) {
    await issuePapers(shop, papers);
    const { gstin, ...rest } = await readBook(shop.db, november);
    if (gstin === null) throw new Error("no GSTIN");
    const book = { ...rest, gstin };
    const at = new Date("2026-12-01T06:00:00Z");
    const answer = await zipStream("books.zip", at, booksEntries(shop.db, book));
    const archive = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });
    const files = Object.entries(archive);
    const texts = Object.fromEntries(files.map(([name, bytes]) => [name, utf8.decode(bytes)]));
    const [json = "", ...more] = await allOf(gstr1Files(shop.db, book));
    expect(more).toEqual([]);
    return { book, texts, json: JSON.parse(json), order: Object.keys(JSON.parse(json)) };
  }

  async function allOf(texts: AsyncIterable<string>): Promise<string[]> {
    const all: string[] = [];
    for await (const text of texts) all.push(text);
    return all;
  }

  const rowsIn = (text = ""): Record<string, string>[] => parse(text, { columns: true, bom: true });
  const inAll = (rows: readonly Record<string, string>[], column: string) =>
    sum(rows.map((row) => paiseFromRupees(row[column] ?? "")));
  const taxable = (entries: { itms: { itm_det: { txval: number } }[] }[]) =>
    sum(entries.flatMap(({ itms }) => itms.map(({ itm_det }) => paiseFromRupees(itm_det.txval))));

  const sampled = (longer: number, seed: number, numRuns = 1) => {
    const months = anyMonth().filter(({ length }) => length > longer);
    return fc.sample(months, { numRuns, seed });
  };

  test.each(sampled(4, 7, 3).map((papers, at) => [at, papers] as const))(
    "come to the book's own sums, whatever the month (%i)",
    async (_, papers) => {
      const { book, texts, json } = await filesOf(papers);
      const { sections, small, hsn, untaxed } = book.tables;
      for (const section of ["b2b", "b2cl", "b2cs", "cdnr", "cdnur"] as const) {
        const file = section === "b2b" ? "b2b,sez,de.csv" : `${section}.csv`;
        expect(inAll(rowsIn(texts[file]), "Taxable Value")).toBe(sections[section].split.taxable);
      }
      const codes = [...rowsIn(texts["hsn(b2b).csv"]), ...rowsIn(texts["hsn(b2c).csv"])];
      expect(inAll(codes, "Total Value")).toBe(sum([...hsn.b2b, ...hsn.b2c].map(({ value }) => value)));
      const exempted = "Exempted(other than nil rated/non GST supply)";
      expect(inAll(rowsIn(texts["exemp.csv"]), exempted)).toBe(sum(Object.values(untaxed)));
      const issued = rowsIn(texts["docs.csv"]).reduce((all, row) => all + Number(row["Total Number"]), 0);
      expect(issued).toBe(papers.length);

      const grouped = (key: string, within: string) =>
        (json[key] ?? []).flatMap((group: Record<string, never>) => group[within] ?? []);
      expect(taxable(grouped("b2b", "inv"))).toBe(sections.b2b.split.taxable);
      expect(taxable(grouped("b2cl", "inv"))).toBe(sections.b2cl.split.taxable);
      expect(taxable(grouped("cdnr", "nt"))).toBe(sections.cdnr.split.taxable);
      expect(taxable(json.cdnur ?? [])).toBe(sections.cdnur.split.taxable);
      const netted = (json.b2cs ?? []).map(({ txval }: { txval: number }) => paiseFromRupees(txval));
      expect(netted).toEqual(small.map(({ split }) => split.taxable));
    },
  );

  test("have each buyer's papers in one object, and sections in the tool's order", async () => {
    const large = invoiceOf([billedLine({ unitPrice: paise(2_00_000_00) })], { stateCode: "27", serial: 4 });
    const first = invoiceOf([billedLine()], { gstin: companyGstin });
    const { json, order } = await filesOf([
      first,
      invoiceOf([billedLine(), billedLine({ rate: null })], { gstin: "10AAAFK0000A1ZX", serial: 2 }),
      invoiceOf([billedLine()], { gstin: companyGstin, serial: 3 }),
      large,
      invoiceOf([billedLine()], { serial: 5 }),
      noteOn(first, 100_00),
      noteOn(large, 100_00, { serial: 2 }),
    ]);
    expect(order.join()).toBe("gstin,fp,version,hash,b2b,b2cl,b2cs,nil,cdnr,cdnur,doc_issue,hsn");
    expect(json).toMatchObject({ gstin: seller.gstin, fp: "112026", version: "GST3.2.4", hash: "hash" });
    type Buyer = { ctin: string; inv: object[] };
    const ofBuyers = json.b2b.map(({ ctin, inv }: Buyer) => `${ctin} ${inv.length}`);
    expect(ofBuyers).toEqual(["10AAAFK0000A1ZX 1", `${companyGstin} 2`]);
    expect(json.b2cl).toMatchObject([{ pos: "27", inv: [{ inum: "INV/26-27/000004" }] }]);
    expect(json.cdnur).toMatchObject([{ nt_num: "CRN/26-27/000002", typ: "B2CL", pos: "27" }]);
    expect(json.doc_issue.doc_det).toHaveLength(2);
  });

  test("a month that is too long for the portal is several files, together the same return", async () => {
    const [papers = []] = sampled(12, 3);
    const { book, json } = await filesOf(papers);
    const most = 900;
    const files = (await allOf(gstr1Files(shop.db, book, most))).map((file) => {
      const parsed = JSON.parse(file);
      const { gstin, fp, version, hash } = json;
      expect(parsed).toMatchObject({ gstin, fp, version, hash });
      const sections = Object.keys(parsed).slice(4);
      // A table by itself may be longer than this test's limit.
      if (!sections.some((name) => ["b2cs", "hsn", "doc_issue", "nil"].includes(name)))
        expect(file.length).toBeLessThan(most + 200);
      return { ...parsed, sections };
    });
    expect(files.length).toBeGreaterThan(3);
    for (const section of ["b2b", "b2cl", "b2cs", "cdnr", "cdnur"])
      expect(papersIn(files.flatMap((file) => file[section] ?? []))).toEqual(papersIn(json[section] ?? []));
    for (const table of ["nil", "doc_issue", "hsn"])
      expect(files.flatMap((file) => file[table] ?? [])).toEqual(json[table] ? [json[table]] : []);
  });

  /** The papers of a section, whichever object they stand in, or its rows. */
  const papersIn = (groups: { ctin?: string; pos?: string; inv?: object[]; nt?: object[] }[]) =>
    groups.flatMap(({ inv, nt, ...group }) => (inv ?? nt ?? [{}]).map((paper) => ({ ...group, ...paper })));

  test("name what to look at first, all of it, and no cell begins as a formula", async () => {
    const named = { productName: "=HYPERLINK(1)", hsn: null };
    const papers = Array.from({ length: 60 }, (_, at) =>
      invoiceOf([billedLine(named)], { gstin: companyGstin, serial: at + 2 }),
    );
    const { texts, book } = await filesOf(papers);
    expect([book.tables.problems.first.length, book.tables.problems.count]).toEqual([50, 61]);
    const problems = rowsIn(texts["look-at-first.csv"]);
    const expected = ["INV/26-27/000001", ...papers.map(({ facts }) => facts.number)];
    expect(problems.map((row) => row.Number)).toEqual(expected);
    expect(problems[1]?.What).toBe("No HSN code: =HYPERLINK(1).");
    expect(texts["read-me.txt"]).toContain("Check with your accountant");
    for (const [name, text] of Object.entries(texts)) {
      // The tool would take a byte order mark for a part of the first heading; a spreadsheet needs it.
      expect([name, text.startsWith("\uFEFF")]).toEqual([name, /^(?:look-at-first|e-way)/.test(name)]);
      for (const row of parse(text, { relax_column_count: true, bom: true }) as string[][])
        for (const cell of row) expect(cell).not.toMatch(/^[=@+]|^-\D/);
    }
  });
});
