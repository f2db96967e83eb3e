import { parse } from "csv-parse/sync";
import { type CsvColumn, csvColumns } from "./product-cells.server.ts";

export interface TableRow {
  /** As a spreadsheet counts: the header is line 1. */
  line: number;
  /** As the file has them, only of columns that are there. */
  cells: Partial<Record<CsvColumn, string>>;
}

export type ImportTable = { rows: TableRow[]; unknown: string[] } | { problem: string };

export const mostImportBytes = 8 * 1024 * 1024;
const mostRows = 5000;

/** A table file as rows of known columns, or in one sentence why it can't be read. */
export function readTable(bytes: Uint8Array): ImportTable {
  if (bytes.length === 0) return { problem: "Please choose a CSV file first." };
  if (bytes.length > mostImportBytes)
    return { problem: "This file is larger than 8MB. Please import it in parts." };
  const text = decode(bytes);
  if (text === undefined) return { problem: "This file is no text. Please save the table as “CSV UTF-8”." };
  const lines = parseCsv(text);
  if (typeof lines === "string") return { problem: lines };
  const [header, ...body] = lines;
  return tableOf(header?.cells.map((name) => name.trim().toLowerCase()) ?? [], body);
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? undefined : text;
  } catch {
    return undefined;
  }
}

interface Line {
  line: number;
  cells: string[];
}

/** Its lines, counted as a spreadsheet counts them; those that somebody emptied say nothing. */
function parseCsv(text: string): Line[] | string {
  const lines: Line[] = [];
  try {
    parse(text, {
      delimiter: delimiterOf(text),
      skip_empty_lines: true,
      on_record: (cells: string[], { records, empty_lines }) => {
        if (cells.some((cell) => cell.trim() !== "")) lines.push({ line: records + empty_lines, cells });
        return null;
      },
    });
    return lines;
  } catch (error) {
    const line = error instanceof Error && "lines" in error ? ` near line ${error.lines}` : "";
    return `This file is no table that can be read: its quotes or columns do not fit${line}.`;
  }
}

/** Some spreadsheets write semicolons or tabs: the sign that the header holds most of. */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.search(/[\r\n]|$/));
  const count = (sign: string) => header.split(sign).length;
  return [",", ";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

const isColumn = (name: string): name is CsvColumn => csvColumns.some((column) => column === name);

function tableOf(header: string[], body: Line[]): ImportTable {
  const known = header.filter(isColumn);
  if (!known.includes("slug") && !known.includes("sku")) {
    return { problem: "The first line must name the columns, and “slug” or “sku” must be one of them." };
  }
  const twice = known.find((name, place) => known.indexOf(name) !== place);
  if (twice) return { problem: `The column “${twice}” stands there twice.` };
  if (body.length === 0) return { problem: "This file has no lines below its header." };
  if (body.length > mostRows)
    return { problem: "This file has more than 5,000 lines. Please import it in parts." };
  const rows = body.map(({ line, cells }) => ({ line, cells: cellsIn(header, cells) }));
  return { rows, unknown: header.filter((name) => name !== "" && !isColumn(name)) };
}

function cellsIn(header: string[], record: string[]): TableRow["cells"] {
  const cells: TableRow["cells"] = {};
  for (const [place, name] of header.entries()) {
    if (isColumn(name)) cells[name] = record[place] ?? "";
  }
  return cells;
}
