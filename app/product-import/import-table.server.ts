import { CsvError } from "csv-parse";
import { eachCsvLine, NoText, putBack, textParts } from "#platform/text/csv.server.ts";
import { isBlank } from "#values/text/blank.ts";
import { withoutUnseen } from "#values/text/name-key.ts";
import { foreignText } from "./foreign/foreign.text.ts";
import { type ForeignKind, type ForeignRow, foreignKind } from "./foreign/foreign.ts";
import { watchForWoo } from "./foreign/woo-text.ts";
import { tableProblems as say } from "./import.text.ts";
import { type CsvColumn, csvColumns } from "./product-cells.server.ts";
import { cellAsMeant } from "./spreadsheet-marks.ts";

export interface TableRow {
  /** As a spreadsheet counts: the header is line 1. */
  line: number;
  /** As the file means them, only of columns that are there; a line may end before the last ones. */
  cells: Partial<Record<CsvColumn, string>>;
}

/** The shop's own table, or lines of another shop's export. */
export type ImportTable =
  | { rows: TableRow[]; unknown: string[] }
  | { foreign: ForeignKind; lines: ForeignRow[] }
  | { problem: string };

export const mostImportBytes = 8 * 1024 * 1024;
const mostRows = 5000;
/** Lines in all, those that somebody emptied included. */
const mostLines = 50_000;
/** Far more than the texts of a product may take up together. */
const longestLine = 1_000_000;
const mostColumns = 500;
/** What a spreadsheet can have at most; it may fill up its lines with empty ones. */
const mostCells = 16_384;

/**
 * A table file as rows of known columns, or in one sentence why it can't be read. It is read only as far as
 * it may be long.
 */
export async function readTable(bytes: Uint8Array): Promise<ImportTable> {
  if (bytes.length === 0) return { problem: say.noFile };
  if (bytes.length > mostImportBytes) return { problem: say.tooLarge };
  try {
    return await readLines(textParts(bytes));
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.message };
    if (error instanceof NoText) return { problem: say.noText };
    throw error;
  }
}

/** Ends the reading of a file with the message for its owner. */
class Unreadable extends Error {}

const noTable = (line: number | undefined): Unreadable => new Unreadable(say.noTable(line));

/** Lines that somebody emptied say nothing. */
async function readLines(parts: AsyncGenerator<string, undefined>): Promise<ImportTable> {
  const first = await parts.next();
  const [start, signs] = withoutMark((first.value ?? "").replace(/^[\u200B\uFEFF]+/, ""));
  const table = startTable();
  const options = { delimiter: delimiterOf(start, signs), max_record_size: longestLine };
  try {
    await eachCsvLine(putBack(start, parts), options, table.take);
  } catch (error) {
    throw error instanceof CsvError ? noTable(Number(error.lines)) : error;
  }
  return table.whole();
}

/** Signs between cells that some spreadsheets write. */
const usualSigns = [",", ";", "\t"];

/**
 * Some spreadsheets tell each other the sign between cells in a line above the header. One that doesn't know
 * of it takes that line for the table's and fills it up with signs of its own: those may be meant, too.
 */
function withoutMark(text: string): [text: string, signs: string[]] {
  const [line, sign = "", filled = ""] = /^"?sep=(.)"?([,;|\t]*)(?:\r\n|[\r\n])/i.exec(text) ?? [];
  return line === undefined ? [text, usualSigns] : [text.slice(line.length), [sign, ...filled.slice(0, 1)]];
}

/** The sign that the header, the first line that isn't empty, holds most of. */
function delimiterOf(text: string, signs: string[]): string {
  const header = text.split(/[\r\n]+/).find((line) => !isEmpty(line)) ?? "";
  const count = (sign: string) => header.split(sign).length;
  return signs.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

const isEmpty = (cell: string): boolean => isBlank(withoutUnseen(cell));

const tooLong = () => new Unreadable(say.tooLong);

/** The table as its lines come in; each line keeps only known columns. */
function startTable() {
  const kept = startRows();
  const strange = watchForWoo();
  let header: string[] | undefined;
  let foreign: ForeignKind | undefined;
  let wrong: Unreadable | undefined;
  let lines = 0;
  const begin = (cells: string[]): string[] => {
    foreign = kindOf(cells);
    const head = foreign ? namesIn(cells) : headerOf(cells);
    if (!(head instanceof Unreadable)) return head;
    wrong = head;
    return namesIn(cells);
  };
  return {
    take(line: number, cells: string[]): void {
      lines += 1;
      if (lines > mostLines) throw tooLong();
      if (cells.length > mostCells) throw noTable(line);
      if (cells.every(isEmpty)) return;
      if (header === undefined) {
        header = begin(cells);
        return;
      }
      // The lines of what can't be read tell whose it is.
      if (!(foreign || isOwn(header))) strange.see(strangeCells(header, cells));
      if (!wrong) kept.keep({ header, foreign }, line, cells);
    },
    whole(): ImportTable {
      if (strange.isWoo()) return { problem: foreignText.strangeWoo };
      if (header === undefined) return { problem: say.noColumns };
      if (wrong) throw wrong;
      return kept.table({ header, foreign });
    },
  };
}

/** Columns that other shops' exports may call so in other languages than English. */
const calledSo = ["sku", "description", "images"];

/** Does it find its products as the shop's own table does, and name what only that one names? */
const isOwn = (header: string[]): boolean =>
  header.includes("slug") ||
  (header.includes("sku") && header.some((name) => isColumn(name) && !calledSo.includes(name)));

/** The cells of columns that are none of the shop's. */
const strangeCells = (header: string[], cells: string[]): string[] =>
  cells.map((cell, at) => (isColumn(header[at] ?? "") ? "" : cell));

interface Head {
  header: string[];
  foreign: ForeignKind | undefined;
}

function startRows() {
  const rows: TableRow[] = [];
  const foreignRows: ForeignRow[] = [];
  return {
    keep({ header, foreign }: Head, line: number, cells: string[]): void {
      // A spreadsheet may leave out a line's last cells where they are empty, or write empty ones beyond the
      // header.
      if (!isWithin(header, cells)) throw noTable(line);
      if (foreign) foreignRows.push({ line, cells: foreignCells(header, cells) });
      else rows.push({ line, cells: cellsIn(header, cells) });
      if (rows.length + foreignRows.length > mostRows) throw tooLong();
    },
    table({ header, foreign }: Head): ImportTable {
      if (foreign && foreignRows.length > 0) return { foreign, lines: foreignRows };
      if (rows.length === 0) return { problem: say.empty };
      return { rows, unknown: header.filter((name) => name !== "" && !isColumn(name)) };
    },
  };
}

const isWithin = (header: string[], cells: string[]): boolean => cells.slice(header.length).every(isEmpty);

const namesIn = (cells: string[]): string[] => cells.map((name) => withoutUnseen(name).trim().toLowerCase());

const kindOf = (cells: string[]): ForeignKind | undefined =>
  cells.length > mostColumns ? undefined : foreignKind(namesIn(cells));

const isColumn = (name: string): name is CsvColumn => csvColumns().some((column) => column === name);

/** The names of the columns, or why they can't be read. */
function headerOf(cells: string[]): string[] | Unreadable {
  if (cells.length > mostColumns) throw noTable(1);
  const header = cells.map((name) => headOf(withoutUnseen(name).trim().toLowerCase()));
  const known = header.filter(isColumn);
  if (!known.includes("slug") && !known.includes("sku")) {
    return new Unreadable(say.noColumns);
  }
  const twice = known.find((name, place) => known.indexOf(name) !== place);
  if (twice) return new Unreadable(say.twice(twice));
  return header;
}

/** 'Variant SKU' as 'variant_sku'. What is no column keeps its spelling. */
function headOf(name: string): string {
  const column = name.replaceAll(/\s+/g, "_");
  return isColumn(column) ? column : name;
}

function cellsIn(header: string[], record: string[]): TableRow["cells"] {
  const cells: TableRow["cells"] = {};
  for (const [place, name] of header.entries()) {
    const cell = record[place];
    if (isColumn(name) && cell !== undefined) cells[name] = cellAsMeant(name, cell);
  }
  return cells;
}

const foreignCells = (header: string[], record: string[]): ForeignRow["cells"] =>
  Object.fromEntries(header.map((name, place) => [name, record[place] ?? ""] as const));
