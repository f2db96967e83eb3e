import { pipeline } from "node:stream/promises";
import { setImmediate as nextTurn } from "node:timers/promises";
import { type Options, parse } from "csv-parse";
import { stringify } from "csv-stringify/sync";
import { sheetDateTime } from "#values/time/date-time.ts";
import { textStream } from "../web/progress-lines.server.ts";

/** So much is read at a time, some milliseconds of the shortest lines: others are served in between. */
const partBytes = 16 * 1024;

/** A file's bytes, part by part; others are served between them. */
export async function* byteParts(bytes: Uint8Array): AsyncGenerator<Uint8Array, undefined> {
  for (let from = 0; from < bytes.length; from += partBytes) {
    if (from > 0) await nextTurn();
    yield bytes.subarray(from, from + partBytes);
  }
}

/** A file is no UTF-8, or holds a zero byte. */
export class NoText extends Error {}

/** A file's text, part by part. Throws NoText as soon as one can't be read. */
export async function* textParts(bytes: Uint8Array): AsyncGenerator<string, undefined> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let left = bytes.length;
  for await (const part of byteParts(bytes)) {
    left -= part.length;
    yield decoded(decoder, part, left > 0);
  }
}

function decoded(decoder: TextDecoder, part: Uint8Array, stream: boolean): string {
  try {
    const text = decoder.decode(part, { stream });
    if (!text.includes("\0")) return text;
  } catch {
    // Reported below, as a zero byte is.
  }
  throw new NoText();
}

/** The parts again after the first of them was looked at. */
export async function* putBack(
  first: string,
  parts: AsyncIterable<string>,
): AsyncGenerator<string, undefined> {
  yield first;
  yield* parts;
}

/** A line's cells; `line` as a spreadsheet counts: a text of many lines is in one of its rows. */
type TakeLine = (line: number, cells: string[]) => void;

/**
 * Hands out the lines of a table that are not empty, as its parts come in. Throws a CsvError where it is
 * none, and what `take` throws, which ends the reading.
 */
export async function eachCsvLine(
  parts: AsyncIterable<string | Uint8Array>,
  options: Pick<Options, "bom" | "delimiter" | "max_record_size" | "relax_quotes">,
  take: TakeLine,
): Promise<void> {
  const parser = parse({
    ...options,
    skip_empty_lines: true,
    relax_column_count: true,
    on_record: (cells: string[], { records, empty_lines }) => {
      take(records + empty_lines, cells);
      return null;
    },
  });
  await pipeline(parts, parser.resume());
}

/** A cell: moments are written as the day and the minute in India (ADMIN-29), null is empty. */
export type CsvCell = string | number | boolean | Date | null;

/**
 * A table as CSV that spreadsheets open as it is meant: UTF-8 with a byte order mark, CRLF, line breaks
 * within quotes only (RFC 4180), and no text that they would run as a formula (CWE-1236). Numbers are given
 * as numbers, so that a negative amount stays one.
 */
export const csvOf = (header: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${csvLines([header, ...rows])}`;

/** Lines of such a table, for one that is written bit by bit. */
const csvLines = (rows: readonly (readonly CsvCell[])[]): string =>
  stringify(
    rows.map((row) => row.map(cellText)),
    // Given a delimiter of its own, csv-stringify leaves other line breaks bare; `;` and tabs are signs
    // between cells to a spreadsheet that isn't told which one is.
    { record_delimiter: "windows", quoted_match: /[\r\n;\t]/ },
  );

/** A text that begins like a formula gets an apostrophe, which a spreadsheet takes as "this is text". */
export function cellText(cell: CsvCell): string {
  if (cell === null) return "";
  if (cell instanceof Date) return sheetDateTime(cell);
  if (typeof cell !== "string") return String(cell);
  return /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell) ? `'${cell}` : cell;
}

/** Undoes `cellText`, for an export that is imported again. */
export const cellAsTyped = (cell: string): string =>
  /^'\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell) ? cell.slice(1) : cell;

/** The texts of a long table for a program that takes a byte order mark for a part of the first heading. */
export async function* bareCsvTexts<Row>(
  header: readonly string[],
  batches: AsyncIterable<readonly Row[]>,
  cellsOf: (row: Row) => readonly CsvCell[],
): AsyncGenerator<string, undefined> {
  yield csvLines([header]);
  for await (const rows of batches) if (rows.length > 0) yield csvLines(rows.map(cellsOf));
}

/** The answer that lets a browser keep the table as a file; `name` without its ending. */
export const csvFile = (name: string, csv: string): Response =>
  new Response(csv, { headers: fileHeaders(name) });

/** The same for a long table, whose rows are read while it is sent. */
export const csvStream = <Row>(
  name: string,
  header: readonly string[],
  batches: AsyncIterable<readonly Row[]>,
  cellsOf: (row: Row) => readonly CsvCell[],
): Promise<Response> => textStream(csvTexts(header, batches, cellsOf), fileHeaders(name));

/** The texts of a long table, one after the other, for an answer of its own kind. */
export async function* csvTexts<Row>(
  header: readonly string[],
  batches: AsyncIterable<readonly Row[]>,
  cellsOf: (row: Row) => readonly CsvCell[],
): AsyncGenerator<string, undefined> {
  let head = csvOf(header, []);
  for await (const rows of batches) {
    yield head + csvLines(rows.map(cellsOf));
    head = "";
  }
  if (head) yield head;
}

const fileHeaders = (name: string) => ({
  "Content-Type": "text/csv; charset=utf-8",
  "Content-Disposition": `attachment; filename="${name.replaceAll(/[^\w-]/g, "_")}.csv"`,
  "Cache-Control": "private, no-store",
});
