import { CsvError } from "csv-parse";
import { byteParts, eachCsvLine } from "#platform/text/csv.server.ts";
import { isIssuedPincode, parsePincode } from "#values/contact/pincode.ts";
import { pincodeProblems as say } from "./pincode-import.text.ts";

export interface PincodeRow {
  pincode: string;
  serviceable: boolean;
  cod: boolean;
  days: number | null;
}

export interface PincodeTable {
  rows: PincodeRow[];
  /** The first lines that say nothing, as a spreadsheet counts them, and how many there are in all. */
  wrong: { line: number; text: string }[];
  wrongCount: number;
}

export type ReadPincodes = PincodeTable | { problem: string };

const mostBytes = 8 * 1024 * 1024;
const mostLines = 200_000;
const mostNamed = 20;
const longestLine = 10_000;

/** Ends the reading of a file with what its owner is shown. */
class Unreadable extends Error {}

/**
 * A table of PIN codes, read bit by bit and only as far as it may be long (CASH-14): the column 'pincode' and
 * any of 'serviceable', 'cod' and 'days'; other columns are passed over.
 */
export async function readPincodes(bytes: Uint8Array): Promise<ReadPincodes> {
  if (bytes.length === 0) return { problem: say.noFile };
  if (bytes.length > mostBytes) return { problem: say.tooLarge };
  const table = startTable();
  const options = { bom: true, delimiter: [",", ";", "\t"], max_record_size: longestLine };
  try {
    await eachCsvLine(byteParts(bytes), options, table.take);
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.message };
    if (error instanceof CsvError) return { problem: say.noTable };
    throw error;
  }
  return table.whole();
}

const columns = ["pincode", "serviceable", "cod", "days"] as const;
type Column = (typeof columns)[number];

function startTable() {
  const rows = new Map<string, PincodeRow>();
  const wrong: PincodeTable["wrong"] = [];
  let [lines, wrongCount] = [0, 0];
  let places: Partial<Record<Column, number>> | undefined;
  const complain = (line: number, text: string) => {
    wrongCount += 1;
    if (wrong.length < mostNamed) wrong.push({ line, text });
  };
  return {
    take(line: number, cells: string[]): void {
      lines += 1;
      if (lines > mostLines) throw new Unreadable(say.tooLong);
      if (places === undefined) {
        places = placesIn(cells);
        return;
      }
      const read = rowIn(cells, places);
      const before = typeof read === "string" ? undefined : rows.get(read.pincode);
      if (typeof read === "string") complain(line, read);
      else if (before && !isSame(before, read)) complain(line, say.twice(read.pincode));
      else rows.set(read.pincode, read);
    },
    whole(): ReadPincodes {
      if (rows.size === 0 && wrongCount === 0) return { problem: say.empty };
      return { rows: [...rows.values()], wrong, wrongCount };
    },
  };
}

const isSame = (one: PincodeRow, other: PincodeRow): boolean =>
  one.serviceable === other.serviceable && one.cod === other.cod && one.days === other.days;

function placesIn(head: string[]): Partial<Record<Column, number>> {
  const names = head.map((name) =>
    name
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_]+/g, ""),
  );
  const places = Object.fromEntries(
    columns.filter((column) => names.includes(column)).map((column) => [column, names.indexOf(column)]),
  );
  if (places.pincode === undefined) throw new Unreadable(say.noHead);
  return places;
}

/** The row of a line, or what is wrong with it. */
function rowIn(cells: string[], places: Partial<Record<Column, number>>): PincodeRow | string {
  const cell = (column: Column) => {
    const place = places[column];
    return place === undefined ? "" : (cells[place] ?? "").trim();
  };
  const pincode = parsePincode(cell("pincode"));
  if (pincode === undefined || !isIssuedPincode(pincode)) return say.noPincode(cell("pincode"));
  const [serviceable, cod] = [yesOrNo(cell("serviceable")), yesOrNo(cell("cod"))];
  if (serviceable === undefined) return say.yesOrNo("serviceable", cell("serviceable"));
  if (cod === undefined) return say.yesOrNo("cod", cell("cod"));
  const days = cell("days") === "" ? null : Number(cell("days"));
  if (days !== null && !(Number.isInteger(days) && days >= 1 && days <= 60)) return say.days(cell("days"));
  return { pincode, serviceable, cod, days };
}

/** What is left empty is yes. */
function yesOrNo(text: string): boolean | undefined {
  const lower = text.toLowerCase();
  if (["", "yes", "y", "true", "1"].includes(lower)) return true;
  return ["no", "n", "false", "0"].includes(lower) ? false : undefined;
}
