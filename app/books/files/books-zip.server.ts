import type { Db } from "#platform/database/db.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { bareCsvTexts, csvStream, csvTexts } from "#platform/text/csv.server.ts";
import { problemWords } from "../problem.text.ts";
import { readMe } from "../read-me.ts";
import { type PickedPapers, pickedPapers } from "../reading/papers.db.server.ts";
import { type Book, problemsOf } from "../reading/read-book.server.ts";
import { monthName, spanOf } from "../rules/book-month.ts";
import type { Problem } from "../rules/check-document.ts";
import { eWaySheet } from "./e-way-sheet.ts";
import type { OwnBook } from "./gstr1-json.server.ts";
import * as sheets from "./sheets.ts";
import type { ZipEntry } from "./zip-stream.server.ts";

const problemSheet: sheets.TableFile<Problem> = {
  file: "look-at-first.csv",
  columns: ["Number", "What", "How to mend it"],
  rowsOf: ({ number, kind, detail }) => [
    [number ?? "Table 12", problemWords[kind].what(detail), problemWords[kind].mend],
  ],
};

/** Everything of a month: what to read, what to look at first, and a file for each section. */
export function booksEntries(db: Db, book: OwnBook, pan?: string): ZipEntry[] {
  const { tables, runs, month, gstin } = book;
  const picked = (papers: PickedPapers) => pickedPapers(db, spanOf(month), gstin, papers);
  return [
    {
      name: "read-me.txt",
      texts: once(
        readMe(
          gstin,
          speaking("en", () => monthName(month)),
        ),
      ),
    },
    readEntry(problemSheet, problemsOf(db, book)),
    sheetEntry(sheets.b2bSheet, picked("b2b")),
    sheetEntry(sheets.b2clSheet, picked("b2cl")),
    sheetEntry(sheets.b2csSheet, once(tables.small)),
    sheetEntry(sheets.cdnrSheet, picked("cdnr")),
    sheetEntry(sheets.cdnurSheet, picked("cdnur")),
    sheetEntry(sheets.exempSheet, once([tables.untaxed])),
    sheetEntry(sheets.hsnB2bSheet, once(tables.hsn.b2b)),
    sheetEntry(sheets.hsnB2cSheet, once(tables.hsn.b2c)),
    sheetEntry(sheets.docsSheet, once(runs)),
    readEntry(eWaySheet(pan), picked("e-way")),
  ];
}

/** A month's e-way facts by themselves, of a shop without a GSTIN, too. */
export function eWayFile(
  db: Db,
  { month, gstin }: Pick<Book, "month" | "gstin">,
  pan?: string,
): Promise<Response> {
  const { columns, rowsOf } = eWaySheet(pan);
  const papers = pickedPapers(db, spanOf(month), gstin, "e-way");
  return csvStream(`e-way-${month}`, columns, rowsIn(papers, rowsOf), (cells) => cells);
}

async function* once<Item>(item: Item): AsyncGenerator<Item, undefined> {
  yield item;
}

type Parts<Row> = AsyncIterable<readonly Row[]>;

/** A table for the offline tool, which takes a byte order mark for a part of the first heading. */
const sheetEntry = <Row>({ file, columns, rowsOf }: sheets.TableFile<Row>, parts: Parts<Row>): ZipEntry => ({
  name: file,
  texts: bareCsvTexts(columns, rowsIn(parts, rowsOf), (cells) => cells),
});

/** A table that people open: without the mark a spreadsheet misreads names and quotation marks. */
const readEntry = <Row>({ file, columns, rowsOf }: sheets.TableFile<Row>, parts: Parts<Row>): ZipEntry => ({
  name: file,
  texts: csvTexts(columns, rowsIn(parts, rowsOf), (cells) => cells),
});

/** In English, as the portal and an accountant read it. */
async function* rowsIn<Row>(parts: Parts<Row>, rowsOf: sheets.TableFile<Row>["rowsOf"]) {
  for await (const part of parts) yield speaking("en", () => part.flatMap(rowsOf));
}
