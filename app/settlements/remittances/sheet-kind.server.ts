import { parse } from "csv-parse/sync";

/** What people take for a sheet, by how its bytes begin. */
const starts = [
  ["page", /^<(?:!doctype|!--|html|head|body|table|meta|script|\?xml)/i],
  // A zip archive, as .xlsx and .ods are, and the files of Excel before 2007.
  ["workbook", /^PK\p{Cc}{2}|^\u00D0\u00CF\p{Cc}\u00E0/u],
  ["document", /^%PDF-/],
] as const;

export type NoSheet = (typeof starts)[number][0];

const looked = 1000;

/** What a file is that is no sheet of plain text; undefined of what may be one. */
export function noSheetIn(bytes: Uint8Array): NoSheet | undefined {
  const text = Buffer.from(bytes.subarray(0, looked)).toString("latin1");
  const start = text.replace(/^\u00EF\u00BB\u00BF/, "").trimStart();
  return starts.find(([, form]) => form.test(start))?.[0];
}

export const separators = [",", ";", "\t"] as const;

const firstBytes = 64 * 1024;

/**
 * The sign between the cells of a sheet: the one by which a row of headings is found among the first rows, of
 * several the one with most cells. All of them where none does: what is wrong with the file is said by that.
 */
export function separatorIn(
  bytes: Uint8Array,
  rows: number,
  isHead: (cells: string[]) => boolean,
): readonly string[] {
  const text = new TextDecoder().decode(bytes.subarray(0, firstBytes));
  const found = separators.map((sign) => ({
    sign,
    cells: firstRows(text, sign, rows).find(isHead)?.length ?? 0,
  }));
  const best = found.reduce((most, each) => (each.cells > most.cells ? each : most));
  return best.cells > 0 ? [best.sign] : separators;
}

function firstRows(text: string, delimiter: string, to: number): string[][] {
  try {
    return parse(text, {
      delimiter,
      to,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
    });
  } catch {
    return [];
  }
}
