import { pipeline } from "node:stream/promises";
import { CsvError, parse } from "csv-parse";
import { byteParts } from "#platform/text/csv.server.ts";
import { type ColumnPlaces, guessedColumns, placesOf, type RemittanceColumns } from "./remittance-columns.ts";
import { type LineFault, type RemittedLine, remittedLineIn } from "./remitted-line.ts";
import { type NoSheet, noSheetIn, separatorIn } from "./sheet-kind.server.ts";
import { inWholeParts } from "./whole-parts.ts";

export const mostRemittanceBytes = 8 * 1024 * 1024;
const mostLines = 200_000;
const longestLine = 10_000;
/** Couriers write their name and the month above the headings. */
const mostAbove = 20;
const linesAtOnce = 500;

export type SheetProblem =
  | { problem: "no-file" | "too-large" | "too-long" | "no-table" | "empty" | NoSheet }
  | { problem: "no-awb" | "no-sum"; headings: string[] };

export interface SheetAsked {
  bytes: Uint8Array;
  /** As they were chosen now, or kept of the carrier; what the file lacks of them is guessed. */
  columns: RemittanceColumns;
  usual: { utr: string; on: string };
}

export interface SheetHead {
  headings: string[];
  columns: RemittanceColumns;
}

/** Ends a reading with what is wrong with the file. */
class Unfit extends Error {
  readonly problem: SheetProblem;
  constructor(problem: SheetProblem) {
    super(problem.problem);
    this.problem = problem;
  }
}

/**
 * Reads a courier's file part by part, and hands out its lines some hundred at a time: a long file never
 * stands in memory as lines (MONEY-4).
 */
export async function readRemittance(
  { bytes, columns, usual }: SheetAsked,
  take: (lines: readonly (RemittedLine | LineFault)[]) => Promise<void>,
): Promise<SheetHead | SheetProblem> {
  if (bytes.length === 0) return { problem: "no-file" };
  if (bytes.length > mostRemittanceBytes) return { problem: "too-large" };
  const other = noSheetIn(bytes);
  if (other) return { problem: other };
  const sheet = openSheet(columns, usual);
  const options = {
    bom: true,
    delimiter: [...separatorIn(bytes, mostAbove, (cells) => headIn(columns, cells) !== undefined)],
    skip_empty_lines: true,
    relax_column_count: true,
  };
  const parser = parse({ ...options, relax_quotes: true, max_record_size: longestLine, info: true });
  try {
    await pipeline(byteParts(bytes), parser, (rows: AsyncIterable<Row>) =>
      inWholeParts(linesOf(rows, sheet), linesAtOnce, take),
    );
    return sheet.head();
  } catch (error) {
    if (error instanceof Unfit) return error.problem;
    if (error instanceof CsvError) return { problem: "no-table" };
    throw error;
  }
}

interface Row {
  record: string[];
  info: { records: number; empty_lines: number };
}

async function* linesOf(rows: AsyncIterable<Row>, sheet: ReturnType<typeof openSheet>) {
  for await (const { record, info } of rows) {
    if (info.records > mostLines) throw new Unfit({ problem: "too-long" });
    const line = sheet.line(record, info.records + info.empty_lines);
    if (line) yield line;
  }
}

function openSheet(wished: RemittanceColumns, usual: SheetAsked["usual"]) {
  let found: { head: SheetHead; places: ColumnPlaces } | undefined;
  const above: string[][] = [];
  let soFar = 0;
  return {
    line(cells: string[], line: number): RemittedLine | LineFault | undefined {
      if (!found) {
        found = headIn(wished, cells);
        above.push(cells);
        if (!found && above.length >= mostAbove) throw new Unfit(headless(wished, above));
        return undefined;
      }
      const read = remittedLineIn(cells, line, { places: found.places, usual, soFar });
      if (read && "awb" in read) soFar += read.collected;
      return read;
    },
    head(): SheetHead | SheetProblem {
      if (found) return found.head;
      return above.length === 0 ? { problem: "empty" } : headless(wished, above);
    },
  };
}

/** The headings of the file, where this row has them. */
function headIn(wished: RemittanceColumns, headings: string[]) {
  for (const columns of [wished, { ...guessedColumns(headings), ...wished }, guessedColumns(headings)]) {
    const places = placesOf(columns, headings);
    if (places) return { head: { headings: headings.map((each) => each.trim()), columns }, places };
  }
  return undefined;
}

/** What the likeliest row of headings lacks: the first with several names. */
function headless(wished: RemittanceColumns, above: readonly string[][]): SheetProblem {
  const named =
    above.find((cells) => cells.filter((cell) => cell.trim() !== "").length > 1) ?? above[0] ?? [];
  const headings = named.map((cell) => cell.trim()).filter(Boolean);
  const { awb } = { ...guessedColumns(headings), ...wished };
  const hasAwb = awb !== undefined && headings.includes(awb);
  return { problem: hasAwb ? "no-sum" : "no-awb", headings };
}
