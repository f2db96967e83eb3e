import { CsvError } from "csv-parse";
import { cellAsTyped, eachCsvLine, NoText, putBack, textParts } from "#platform/text/csv.server.ts";
import { translationsFile } from "./translations.text.ts";
import { type FileLine, longestCell } from "./translations-file.ts";

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

/** Ends the reading of a file with the sentence for its translator. */
class Unreadable extends Error {}

/**
 * The lines of a translator's file, or in one sentence why it can't be read. It is read bit by bit, and only
 * as far as it may be long.
 */
export async function readTranslationsFile(bytes: Uint8Array): Promise<FileLine[] | { problem: string }> {
  if (bytes.length === 0) return { problem: translationsFile.problems.noFile };
  if (bytes.length > mostBytes) return { problem: translationsFile.problems.tooLarge };
  try {
    return await linesIn(bytes);
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.message };
    if (error instanceof CsvError || error instanceof NoText)
      return { problem: translationsFile.problems.noTable };
    throw error;
  }
}

async function linesIn(bytes: Uint8Array): Promise<FileLine[]> {
  const parts = textParts(bytes);
  const first = (await parts.next()).value ?? "";
  const options = { bom: true, delimiter: signOf(first), max_record_size: longestLine };
  const lines: FileLine[] = [];
  let read: ReturnType<typeof readerBelow> | undefined;
  await eachCsvLine(putBack(first, parts), options, (line, cells) => {
    if (lines.length === mostLines) throw new Unreadable(translationsFile.problems.tooLong);
    if (read) lines.push(read(line, cells));
    else read = readerBelow(cells);
  });
  if (lines.length === 0)
    throw new Unreadable(read ? translationsFile.problems.empty : translationsFile.problems.noHead);
  return lines;
}

/** Reads the lines below this header. Throws where a column is missing. */
function readerBelow(header: readonly string[]): (line: number, cells: readonly string[]) => FileLine {
  const names = header.map((name) => name.trim().toLowerCase());
  if (Object.values(columns).some((name) => !names.includes(name)))
    throw new Unreadable(translationsFile.problems.noHead);
  return (line, cells) => {
    const cell = (name: string) => cells[names.indexOf(name)] ?? "";
    const hindi = cell(columns.hindi);
    return {
      line,
      kind: cell(columns.kind).trim(),
      record: cellAsTyped(cell(columns.record).trim()),
      field: cell(columns.field).trim(),
      hindi: cellAsTyped(hindi),
      hash: cell(columns.hash).trim(),
      state: cell("state"),
      isFull: hindi.replaceAll("\r\n", "\n").length === longestCell,
    };
  };
}

const signs = [",", ";", "\t"];

/** The sign between cells is the one that the header holds most of; elsewhere the others are texts' own. */
function signOf(text: string): string {
  const header = text.trimStart().split(/[\r\n]/, 1)[0] ?? "";
  const count = (sign: string) => header.split(sign).length;
  return signs.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
