import { CsvError, parse } from "csv-parse/sync";
import { cellAsTyped } from "#platform/text/csv.server.ts";
import { translationsFile } from "./translations.text.ts";
import { type FileLine, longestCell } from "./translations-file.ts";

const say = translationsFile.problems;
const mostBytes = 8 * 1024 * 1024;
const mostLines = 20_000;
const longestLine = 400_000;

const columns = {
  kind: "kind",
  record: "record",
  field: "field",
  hindi: "hindi",
  hash: "source hash",
} as const;

/** The lines of a translator's file, or in one sentence why it can't be read. */
export function readTranslationsFile(bytes: Uint8Array): FileLine[] | { problem: string } {
  if (bytes.length === 0) return { problem: say.noFile };
  if (bytes.length > mostBytes) return { problem: say.tooLarge };
  const table = tableIn(bytes);
  if (!table) return { problem: say.noTable };
  const [head, ...rows] = table;
  const names = (head?.cells ?? []).map((name) => name.trim().toLowerCase());
  const at = (column: keyof typeof columns) => names.indexOf(columns[column]);
  if (Object.values(columns).some((name) => !names.includes(name))) return { problem: say.noHead };
  if (rows.length === 0) return { problem: say.empty };
  if (rows.length > mostLines) return { problem: say.tooLong };
  return rows.map(({ line, cells }) => {
    const cell = (column: keyof typeof columns) => cells[at(column)] ?? "";
    const state = cells[names.indexOf("state")] ?? "";
    return {
      line,
      kind: cell("kind").trim(),
      record: cellAsTyped(cell("record").trim()),
      field: cell("field").trim(),
      hindi: cellAsTyped(cell("hindi")),
      hash: cell("hash").trim(),
      ...{ state, isFull: cell("hindi").replaceAll("\r\n", "\n").length === longestCell },
    };
  });
}

interface TableLine {
  /** As a spreadsheet counts: a text of many lines is in one of its rows. */
  line: number;
  cells: string[];
}

function tableIn(bytes: Uint8Array): TableLine[] | undefined {
  const table: TableLine[] = [];
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (text.includes("\0")) return undefined;
    parse(text, {
      ...{ bom: true, delimiter: signOf(text), skip_empty_lines: true, relax_column_count: true },
      max_record_size: longestLine,
      on_record: (cells: string[], { records, empty_lines }) => {
        table.push({ line: records + empty_lines, cells });
        return null;
      },
    });
    return table;
  } catch (error) {
    if (error instanceof CsvError || error instanceof TypeError) return undefined;
    throw error;
  }
}

const signs = [",", ";", "\t"];

/** The sign between cells is the one that the header holds most of; elsewhere the others are texts' own. */
function signOf(text: string): string {
  const header = text.trimStart().split(/[\r\n]/, 1)[0] ?? "";
  const count = (sign: string) => header.split(sign).length;
  return signs.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
