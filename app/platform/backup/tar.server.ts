const block = 512;
const longestName = 100;

/** A file inside an archive. Each is held whole, so writers keep their entries small. */
export interface TarEntry {
  name: string;
  bytes: Uint8Array;
}

/** The bytes that stand for one file in a tar archive (POSIX ustar, with a pax record for a long name). */
export function tarEntry({ name, bytes }: TarEntry, at: Date): Buffer {
  const length = Buffer.byteLength(name);
  const long = length > longestName ? [...record("PaxHeader", paxPath(name), "x", at)] : [];
  return Buffer.concat([...long, ...record(length > longestName ? "long-name" : name, bytes, "0", at)]);
}

/** What ends a tar archive: one without it was cut off. */
export const tarEnd: Buffer = Buffer.alloc(2 * block);

function record(name: string, bytes: Uint8Array, type: "0" | "x", at: Date): Uint8Array[] {
  const padding = Buffer.alloc((block - (bytes.length % block)) % block);
  return [header(name, bytes.length, type, at), bytes, padding];
}

function header(name: string, size: number, type: "0" | "x", at: Date): Buffer {
  const head = Buffer.alloc(block);
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, "0");
  const fields: [offset: number, text: string][] = [
    [0, name],
    [100, octal(0o600, 7)],
    [108, octal(0, 7)],
    [116, octal(0, 7)],
    [124, octal(size, 11)],
    [136, octal(Math.floor(at.getTime() / 1000), 11)],
    // The checksum is counted with spaces in its own place.
    [148, " ".repeat(8)],
    [156, type],
    [257, "ustar\0" + "00"],
  ];
  for (const [offset, text] of fields) head.write(text, offset);
  head.write(`${octal(sumOf(head), 6)}\0 `, 148);
  return head;
}

const sumOf = (head: Uint8Array): number => head.reduce((sum, byte) => sum + byte, 0);

/** A pax record counts its own length, digits included. */
function paxPath(name: string): Buffer {
  const rest = ` path=${name}\n`;
  let length = Buffer.byteLength(rest);
  while (length !== Buffer.byteLength(`${length}${rest}`)) length = Buffer.byteLength(`${length}${rest}`);
  return Buffer.from(`${length}${rest}`);
}

/** The archive can't be read: cut off, damaged, or no archive at all. */
export class BrokenArchive extends Error {}

/** The files of a tar archive, one after the other. Throws BrokenArchive when it is damaged or has no end. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const reader = new BlockReader(source);
  let longName: string | undefined;
  for (;;) {
    const head = await reader.take(block);
    if (head.every((byte) => byte === 0)) return;
    const { name, size, type } = parsedHeader(head);
    const bytes = await reader.take(size);
    await reader.take((block - (size % block)) % block);
    if (type === "x") longName = /^\d+ path=(.*)\n$/s.exec(bytes.toString())?.[1];
    else {
      yield { name: longName ?? name, bytes };
      longName = undefined;
    }
  }
}

function parsedHeader(head: Buffer): { name: string; size: number; type: string } {
  const text = (from: number, to: number) => head.toString("utf8", from, to).split("\0")[0] ?? "";
  const blanked = Buffer.from(head).fill(" ", 148, 156);
  if (Number.parseInt(text(148, 156), 8) !== sumOf(blanked)) throw new BrokenArchive("a damaged header");
  return { name: text(0, 100), size: Number.parseInt(text(124, 136), 8), type: text(156, 157) };
}

/** Hands out a stream in pieces of the length asked for. */
class BlockReader {
  readonly #source: AsyncIterator<Uint8Array>;
  #held: Buffer[] = [];
  #length = 0;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async take(length: number): Promise<Buffer> {
    while (this.#length < length) {
      const { value, done } = await this.#source.next();
      if (done) throw new BrokenArchive("it ends too early");
      this.#held.push(Buffer.from(value.buffer, value.byteOffset, value.length));
      this.#length += value.length;
    }
    const all = this.#held.length === 1 && this.#held[0] ? this.#held[0] : Buffer.concat(this.#held);
    this.#held = [all.subarray(length)];
    this.#length = all.length - length;
    return all.subarray(0, length);
  }
}
