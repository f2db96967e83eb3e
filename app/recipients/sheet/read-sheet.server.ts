import { CsvError } from "csv-parse";
import { cellAsTyped, eachCsvLine, NoText, textParts } from "#platform/text/csv.server.ts";
import { grouped } from "#values/text/grouped.ts";
import { mostRecipients } from "../recipient.ts";
import { type HomeRow, type SheetFault, sheetRowIn } from "./read-row.ts";
import { homesSheetText as say } from "./sheet.text.ts";
import { headsAnything, placesIn, type SheetLine, type SheetPlaces } from "./sheet-columns.ts";

/** A thousand homes with long notes are half of it. */
export const mostSheetBytes = 1024 * 1024;
const longestRow = 10_000;
const delimiters = [",", ";", "\t"] as const;

/** The chosen file of a form, or else what was typed. */
export async function sheetBytesIn(form: FormData): Promise<Uint8Array> {
  const file = form.get("file");
  if (file instanceof File && file.size > 0) return new Uint8Array(await file.arrayBuffer());
  const typed = form.get("sheet");
  return new TextEncoder().encode(typeof typed === "string" ? typed.trimStart() : "");
}

/** A refused sheet, to stand in its field again. */
export const sheetTextOf = (bytes: Uint8Array): string =>
  bytes.length > mostSheetBytes ? "" : new TextDecoder().decode(bytes).replaceAll("\0", "");

export type ReadSheet = { rows: HomeRow[] } | { faults: SheetFault[] };

const whole = (text: string): ReadSheet => ({ faults: [{ row: null, column: null, text }] });

/** Ends a reading at a row that no sheet may have. */
class Ended extends Error {
  readonly fault: SheetFault;
  constructor(fault: SheetFault) {
    super("the sheet ends here");
    this.fault = fault;
  }
}

/** The rows of a sheet, or all that is wrong with it (HOMES-7). */
export async function readSheet(bytes: Uint8Array, lines: readonly SheetLine[]): Promise<ReadSheet> {
  if (bytes.length === 0) return whole(say.file.none);
  if (bytes.length > mostSheetBytes) return whole(say.file.large);
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return whole(say.file.excel);
  const sheet = openRows(lines);
  const options = { bom: true, delimiter: delimiterOf(bytes), max_record_size: longestRow };
  try {
    await eachCsvLine(textParts(bytes), { ...options, relax_quotes: true }, sheet.take);
    return sheet.done();
  } catch (error) {
    if (error instanceof Ended) return { faults: [...sheet.faults, error.fault] };
    if (error instanceof NoText || error instanceof CsvError) return whole(say.file.unread);
    throw error;
  }
}

/** What most often stands between the headings. */
export function delimiterOf(bytes: Uint8Array): string {
  const start = new TextDecoder().decode(bytes.subarray(0, longestRow)).replace(/^[\uFEFF\s]+/, "");
  const rows = start.replaceAll(/"[^"]*"/g, "").split(/[\r\n]+/, mostTitles + 1);
  const head = rows.find((row) => delimiters.some((sign) => row.includes(sign))) ?? "";
  const counts = delimiters.map((sign) => ({ sign, count: head.split(sign).length }));
  return counts.reduce((most, each) => (each.count > most.count ? each : most)).sign;
}

/** So many rows may stand above the headings. */
const mostTitles = 3;

/** May it be a title above the headings, in one cell or in merged ones? */
export const isTitle = (cells: readonly string[], row: number): boolean =>
  row <= mostTitles && new Set(cells.map((cell) => cell.trim()).filter(Boolean)).size === 1;

function openRows(lines: readonly SheetLine[]) {
  const faults: SheetFault[] = [];
  const rows: HomeRow[] = [];
  let places: SheetPlaces | undefined;
  let headless: SheetFault | undefined;
  let count = 0;
  const head = (row: number, cells: readonly string[]) => {
    const found = placesIn(cells, lines);
    if ("places" in found) return found.places;
    const { kind, heading } = found.fault;
    headless ??= { row, column: heading, text: say.row(row, say.head[kind](heading)) };
    if (!isTitle(cells, row) || headsAnything(cells, lines)) throw new Ended(headless);
    return undefined;
  };
  return {
    faults,
    take(row: number, raw: string[]) {
      const cells = raw.map(cellAsTyped);
      if (!places) {
        places = head(row, cells);
        return;
      }
      const read = sheetRowIn(cells, row, { places, lines });
      if (!read) return;
      count += 1;
      if (count > mostRecipients)
        throw new Ended({ row, column: null, text: say.row(row, say.tooMany(grouped(mostRecipients))) });
      if ("row" in read) rows.push(read.row);
      else faults.push(...read.faults);
    },
    done(): ReadSheet {
      if (faults.length > 0) return { faults };
      if (!places && headless) return { faults: [headless] };
      return rows.length === 0 ? whole(say.file.empty) : { rows };
    },
  };
}
