import { supplyStateOf } from "#orders/invoice/invoice.ts";
import type { Db } from "#platform/database/db.ts";
import { partsReadMe } from "../read-me.ts";
import { type PickedPapers, pickedPapers } from "../reading/papers.db.server.ts";
import type { Book } from "../reading/read-book.server.ts";
import type { BookDocument } from "../rules/book-document.ts";
import { filingPeriod, spanOf } from "../rules/book-month.ts";
import {
  docIssue,
  hsnSection,
  largeInvoice,
  nilSection,
  noteToOther,
  noteToRegistered,
  registeredInvoice,
  smallSection,
} from "./portal-papers.ts";
import type { ZipEntry } from "./zip-stream.server.ts";

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
  section: "b2b",
  groupOf: gstinOf,
  open: opening("ctin", "inv"),
  close: "]}",
  paperOf: registeredInvoice,
};
const b2cl: Listed = {
  section: "b2cl",
  open: opening("pos", "inv"),
  close: "]}",
  paperOf: largeInvoice,
  groupOf: ({ facts }) => supplyStateOf(facts) ?? "",
};
const cdnr: Listed = {
  section: "cdnr",
  groupOf: gstinOf,
  open: opening("ctin", "nt"),
  close: "]}",
  paperOf: noteToRegistered,
};
const cdnur: Listed = {
  section: "cdnur",
  groupOf: () => "",
  open: () => "",
  close: "",
  paperOf: noteToOther,
};

/** The portal takes files of up to 5 MB; its own tool makes several of what comes to about 4. */
const mostSigns = 4_000_000;

/** A piece of a return that no file divides: a paper of a section, or a summed table. */
interface Piece {
  text: string;
  /** Of a paper; a summed table stands by itself. */
  among?: { listed: Listed; group: string };
}

/**
 * The return as the portal takes it from its Offline Tool V3.2.4 (BOOKS-10): keys in the tool's order, what
 * is empty left out. A long one is several files, each a whole one of its own with the same head. Papers are
 * read while they are made, and no more than one file is held.
 */
export async function* gstr1Files(
  db: Db,
  book: OwnBook,
  most = mostSigns,
): AsyncGenerator<string, undefined> {
  let file = openFile(book);
  for await (const piece of piecesOf(db, book)) {
    if (!file.isEmpty() && file.size() + piece.text.length > most) {
      yield file.close();
      file = openFile(book);
    }
    file.add(piece);
  }
  yield file.close();
}

async function* piecesOf(db: Db, book: OwnBook): AsyncGenerator<Piece, undefined> {
  const { small, untaxed, hsn } = book.tables;
  yield* papersOf(db, book, b2b);
  yield* papersOf(db, book, b2cl);
  yield* table("b2cs", smallSection(small));
  yield* table("nil", nilSection(untaxed));
  yield* papersOf(db, book, cdnr);
  yield* papersOf(db, book, cdnur);
  yield* table("doc_issue", docIssue(book.runs));
  yield* table("hsn", hsnSection(hsn));
}

const table = (key: string, value: object | undefined): Piece[] =>
  value === undefined ? [] : [{ text: `,${JSON.stringify(key)}:${JSON.stringify(value)}` }];

async function* papersOf(
  db: Db,
  { month, gstin }: OwnBook,
  listed: Listed,
): AsyncGenerator<Piece, undefined> {
  for await (const papers of pickedPapers(db, spanOf(month), gstin, listed.section))
    for (const paper of papers)
      yield {
        text: JSON.stringify(listed.paperOf(paper)),
        among: { listed, group: listed.groupOf(paper) },
      };
}

/** One file, as pieces come: papers of one group stand within one object. */
function openFile({ gstin, month }: OwnBook) {
  const head = { gstin, fp: filingPeriod(month), version: "GST3.2.4", hash: "hash" };
  const texts = [JSON.stringify(head).slice(0, -1)];
  let size = 0;
  let last: Piece["among"];
  const write = (text: string) => {
    texts.push(text);
    size += text.length;
  };
  return {
    isEmpty: () => size === 0,
    size: () => size,
    add({ text, among }: Piece): void {
      write(between(last, among) + text);
      last = among;
    },
    close: (): string => `${texts.join("")}${between(last, undefined)}}\n`,
  };
}

/** What is closed and opened between a piece and the next. */
function between(last: Piece["among"], next: Piece["among"]): string {
  if (last && last.listed === next?.listed)
    return last.group === next.group ? "," : `${last.listed.close},${next.listed.open(next.group)}`;
  const closed = last ? `${last.listed.close}]` : "";
  return next ? `${closed},${JSON.stringify(next.listed.section)}:[${next.listed.open(next.group)}` : closed;
}

/** A long return as an archive of the files that it is uploaded by, and what to do with them. */
export async function* gstr1Entries(
  name: string,
  begun: readonly string[],
  others: AsyncIterable<string>,
): AsyncGenerator<ZipEntry, undefined> {
  yield { name: "read-me.txt", texts: once(partsReadMe) };
  let part = 0;
  const entryOf = (file: string): ZipEntry => {
    part += 1;
    return { name: `${name}_part${part}.json`, texts: once(file) };
  };
  for (const file of begun) yield entryOf(file);
  for await (const file of others) yield entryOf(file);
}

async function* once(text: string): AsyncGenerator<string, undefined> {
  yield text;
}
