import { pipeline } from "node:stream/promises";
import { setImmediate as nextTurn } from "node:timers/promises";
import { type Options, parse } from "csv-parse";

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
    // Told below, as a zero byte is.
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
  options: Pick<Options, "bom" | "delimiter" | "max_record_size">,
  take: TakeLine,
): Promise<void> {
  const parser = parse({
    ...options,
    ...{ skip_empty_lines: true, relax_column_count: true },
    on_record: (cells: string[], { records, empty_lines }) => {
      take(records + empty_lines, cells);
      return null;
    },
  });
  await pipeline(parts, parser.resume());
}
