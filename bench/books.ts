import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Kysely } from "kysely";
import { migrateToLatest } from "#platform/database/migrate.server.ts";
import { openDatabase } from "#platform/database/open-database.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";
import { openLog } from "#platform/log.server.ts";
import { paise } from "#values/money/money.ts";
import { booksEntries } from "../app/books/files/books-zip.server.ts";
import { gstr1Files } from "../app/books/files/gstr1-json.server.ts";
import { zipStream } from "../app/books/files/zip-stream.server.ts";
import { readBook } from "../app/books/reading/read-book.server.ts";
import { monthOf } from "../app/books/rules/book-month.ts";
import { billedLine } from "../tests/database/billed-order.ts";
import { companyGstin, invoiceOf } from "../tests/database/book-papers.ts";
import { startTestPostgres } from "../tests/database/start-test-postgres.ts";
import { growPapers } from "./large-shop/grow-papers.ts";
import type { Row } from "./measure.ts";

const mebibyte = 2 ** 20;
const mostHeld = 32 * mebibyte;
const lookEvery = mebibyte / 4;
const begins = new Date("2026-11-01T10:00:00Z");

/**
 * A month of so many invoices, read and sent in both kinds of file. Each is to a registered buyer, since
 * those stand in every file by themselves, and each has a row to look at first.
 */
export async function benchBooks(papers: number): Promise<Row[]> {
  const server = await startTestPostgres();
  const url = await server.createDatabase();
  const database = await openDatabase({ url, directory: "", log: openLog("silent") });
  try {
    await migrateToLatest(database.db, process.cwd());
    const line = billedLine({ unitPrice: paise(105_00), rate: 5_00, hsn: null });
    const like = { gstin: companyGstin, stateCode: "27", at: begins.toISOString() };
    await growPapers(database.db, invoiceOf([line, line], like), papers);
    return [await booksRow(database.db, papers)];
  } finally {
    await database.close();
    await server.stop();
  }
}

async function booksRow(db: Kysely<Tables>, papers: number): Promise<Row> {
  const [before, begun] = [held(), performance.now()];
  const { gstin, ...book } = await readBook(db, monthOf(begins));
  const readIn = seconds(begun);
  if (!gstin || !book.proof.agrees || book.tables.problems.count !== papers)
    throw new Error(`the books of ${papers} invoices are not what they should be`);
  const { sent, most } = await send(db, { ...book, gstin }, before);
  return {
    what: `A month of ${papers} invoices to registered buyers, its page, JSON and CSVs, server PostgreSQL`,
    measured: `read in ${readIn} s, ${megabytes(sent)} sent by ${seconds(begun)} s, ${megabytes(most)} held meanwhile`,
    bound: "<= 32 MB held",
    holds: most <= mostHeld,
  };
}

/** Makes all files, and looks every now and then at what is held more than before. */
async function send(db: Kysely<Tables>, book: Parameters<typeof booksEntries>[1], before: number) {
  let [sent, lookedAt, most] = [0, 0, held() - before];
  const look = (bytes: number) => {
    sent += bytes;
    if (sent < lookedAt + lookEvery) return;
    lookedAt = sent;
    most = Math.max(most, held() - before);
  };
  for await (const text of gstr1Files(db, book)) look(text.length);
  const archive = await zipStream("books.zip", begins, booksEntries(db, book));
  for await (const piece of archive.body ?? []) look(piece.length);
  return { sent, most };
}

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

/** What stands in memory once garbage is gone. */
function held(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const seconds = (since: number): number => Math.round((performance.now() - since) / 1000);

const megabytes = (bytes: number): string => `${(bytes / mebibyte).toFixed(1)} MB`;
