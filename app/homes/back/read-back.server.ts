import { CsvError } from "csv-parse";
import { cellAsTyped, eachCsvLine, NoText, textParts } from "#platform/text/csv.server.ts";
import { delimiterOf, isTitle, mostSheetBytes } from "#recipients/sheet/read-sheet.server.ts";
import { homesSheetText as say } from "#recipients/sheet/sheet.text.ts";
import {
  type BackFault,
  type BackPlaces,
  type BackRow,
  backRowIn,
  headsBack,
  placesOfBack,
} from "./back-row.ts";

const longestRow = 20_000;

class Ended extends Error {
  readonly fault: BackFault;
  constructor(fault: BackFault) {
    super("the sheet ends here");
    this.fault = fault;
  }
}

export type ReadBack = { rows: BackRow[] } | { faults: BackFault[] };

const whole = (text: string): ReadBack => ({ faults: [{ row: null, text }] });

/** The rows of a sheet that comes back, or all that is wrong with it. */
export async function readBack(bytes: Uint8Array): Promise<ReadBack> {
  if (bytes.length === 0) return whole(say.file.none);
  if (bytes.length > mostSheetBytes) return whole(say.file.large);
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return whole(say.file.excel);
  const options = { bom: true, delimiter: delimiterOf(bytes), max_record_size: longestRow };
  const faults: BackFault[] = [];
  const rows: BackRow[] = [];
  let places: BackPlaces | undefined;
  const take = (line: number, raw: string[]) => {
    const cells = raw.map(cellAsTyped);
    if (!places) {
      const found = placesOfBack(cells);
      if ("fault" in found && isTitle(cells, line) && !headsBack(cells)) return;
      if ("fault" in found) throw new Ended({ row: line, text: say.row(line, found.fault) });
      places = found;
      return;
    }
    const read = backRowIn(cells, line, places);
    if (!read) return;
    if ("faults" in read) faults.push(...read.faults);
    else rows.push(read.row);
  };
  try {
    await eachCsvLine(textParts(bytes), { ...options, relax_quotes: true }, take);
  } catch (error) {
    if (error instanceof Ended) return { faults: [error.fault] };
    if (error instanceof NoText || error instanceof CsvError) return whole(say.file.unread);
    throw error;
  }
  if (faults.length > 0) return { faults };
  return rows.length === 0 ? whole(say.file.empty) : { rows };
}
