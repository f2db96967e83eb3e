import type { Kysely } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { type PickedPapers, pickedPapers } from "../reading/papers.db.server.ts";
import type { Book } from "../reading/read-book.server.ts";
import type { BookDocument } from "../rules/book-document.ts";
import { filingPeriod, spanOf } from "../rules/book-month.ts";
import { largeInvoice, noteToOther, noteToRegistered, registeredInvoice } from "./portal-papers.ts";
import { docIssue, hsnSection, nilSection, smallSection } from "./portal-tables.ts";

/** Of a shop that has a GSTIN. */
export type OwnBook = Book & { gstin: string };

interface Listed {
  section: Exclude<PickedPapers, "e-way">;
  /** What papers of one object share; all of them stand by themselves where it is always the same. */
  groupOf(document: BookDocument): string;
  open(group: string): string;
  close: string;
  paperOf(document: BookDocument): object;
}

const gstinOf = ({ facts }: BookDocument): string => facts.buyer.gstin ?? "";
const opening = (key: string, papers: string) => (group: string) =>
  `{${JSON.stringify(key)}:${JSON.stringify(group)},"${papers}":[`;

const b2b: Listed = {
  ...{ section: "b2b", groupOf: gstinOf, open: opening("ctin", "inv"), close: "]}" },
  paperOf: registeredInvoice,
};
const b2cl: Listed = {
  ...{ section: "b2cl", open: opening("pos", "inv"), close: "]}", paperOf: largeInvoice },
  groupOf: ({ facts }) => facts.shipTo.stateCode ?? "",
};
const cdnr: Listed = {
  ...{ section: "cdnr", groupOf: gstinOf, open: opening("ctin", "nt"), close: "]}" },
  paperOf: noteToRegistered,
};
const cdnur: Listed = {
  section: "cdnur",
  groupOf: () => "",
  open: () => "",
  close: "",
  paperOf: noteToOther,
};

/**
 * The return as the portal takes it from its Offline Tool V3.2.4 (BOOKS-10): keys in the tool's order, what
 * is empty left out. Papers are read while it is sent.
 */
export async function* gstr1Texts(db: Kysely<Tables>, book: OwnBook): AsyncGenerator<string, undefined> {
  const head = { gstin: book.gstin, fp: filingPeriod(book.month), version: "GST3.2.4", hash: "hash" };
  yield JSON.stringify(head).slice(0, -1);
  yield* listedTexts(db, book, b2b);
  yield* listedTexts(db, book, b2cl);
  yield member("b2cs", smallSection(book.tables.small));
  yield member("nil", nilSection(book.tables.untaxed));
  yield* listedTexts(db, book, cdnr);
  yield* listedTexts(db, book, cdnur);
  yield member("doc_issue", docIssue(book.runs));
  yield member("hsn", hsnSection(book.tables.hsn));
  yield "}\n";
}

const member = (key: string, value: object | undefined): string =>
  value === undefined ? "" : `,${JSON.stringify(key)}:${JSON.stringify(value)}`;

/** The papers of a section, those of one group within one object. */
async function* listedTexts(
  db: Kysely<Tables>,
  { month, gstin }: OwnBook,
  { section, groupOf, open, close, paperOf }: Listed,
): AsyncGenerator<string, undefined> {
  let group: string | undefined;
  const textOf = (document: BookDocument): string => {
    const own = groupOf(document);
    const isFirst = group === undefined;
    const before = isFirst ? `,${JSON.stringify(section)}:[${open(own)}` : "";
    const between = isFirst ? "" : own === group ? "," : `${close},${open(own)}`;
    group = own;
    return `${before}${between}${JSON.stringify(paperOf(document))}`;
  };
  for await (const papers of pickedPapers(db, spanOf(month), gstin, section))
    if (papers.length > 0) yield papers.map(textOf).join("");
  if (group !== undefined) yield `${close}]`;
}
