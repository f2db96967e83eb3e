import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Entry, unpack } from "./disk-journal.ts";

type Change = { at: number; bytes: Buffer } | { size: number };

/** A file's bytes: what is surely on the disk, and what was written since its last sync. */
class FileBytes {
  #bytes: Buffer;
  #size: number;
  #pending: Change[] = [];

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.#size = bytes.length;
  }

  change(change: Change): void {
    this.#pending.push(change);
  }

  sync(): void {
    for (const change of this.#pending) this.#apply(change);
    this.#pending = [];
  }

  get undecided(): number {
    return this.#pending.length;
  }

  /** The cut: each 4 KiB page of what was not synced is there, or not, or torn between two sectors. */
  cut(luck: () => number): Buffer {
    for (const change of this.#pending) {
      if ("size" in change) {
        if (luck() < 0.5) this.#apply(change);
      } else for (const page of pagesOf(change)) this.#applyPart(page, luck);
    }
    return this.#bytes.subarray(0, this.#size);
  }

  #applyPart({ at, bytes }: { at: number; bytes: Buffer }, luck: () => number): void {
    const draw = luck();
    if (draw < 0.4) this.#apply({ at, bytes });
    else if (draw < 0.6) this.#apply({ at, bytes: bytes.subarray(0, 512 * Math.floor(luck() * 8)) });
  }

  #apply(change: Change): void {
    if ("size" in change) {
      this.#reserve(change.size);
      if (change.size < this.#size) this.#bytes.fill(0, change.size, this.#size);
      this.#size = change.size;
      return;
    }
    const end = change.at + change.bytes.length;
    this.#reserve(end);
    change.bytes.copy(this.#bytes, change.at);
    this.#size = Math.max(this.#size, end);
  }

  #reserve(size: number): void {
    if (size <= this.#bytes.length) return;
    const larger = Buffer.alloc(Math.max(size, this.#bytes.length * 2));
    this.#bytes.copy(larger);
    this.#bytes = larger;
  }
}

const pageSize = 4096;

function* pagesOf({ at, bytes }: { at: number; bytes: Buffer }): Generator<{ at: number; bytes: Buffer }> {
  for (let from = 0; from < bytes.length; ) {
    const length = Math.min(pageSize - ((at + from) % pageSize), bytes.length - from);
    yield { at: at + from, bytes: bytes.subarray(from, from + length) };
    from += length;
  }
}

type NameChange = Extract<Entry, { op: "create" | "rename" | "unlink" | "mkdir" }>;

/**
 * Makes of `folder`, as its process left it, what a power cut leaves: `before` is the folder as it was when
 * the journal began. What was synced is there; of the rest, `luck` (0 to 1) decides. Names change in order,
 * as on a journaling file system: those before the last sync are settled, of the later ones a first part.
 * Returns how much luck had to decide.
 */
export function cutPower(
  folder: string,
  before: string,
  journal: Buffer,
  luck: () => number,
): { undecided: number } {
  const files = new Map<number, FileBytes>();
  const names: NameChange[] = [];
  const pathOf = new Map<number, string>();
  let settled = 0;
  const bytesOf = (file: number) => {
    const path = join(before, pathOf.get(file) ?? "");
    const bytes =
      files.get(file) ??
      new FileBytes(existsSync(path) && pathOf.has(file) ? readFileSync(path) : Buffer.alloc(0));
    files.set(file, bytes);
    return bytes;
  };
  for (const { entry, bytes } of unpack(journal)) {
    switch (entry.op) {
      case "known":
        pathOf.set(entry.file, entry.path);
        break;
      case "write":
        bytesOf(entry.file).change({ at: entry.at, bytes });
        break;
      case "truncate":
        bytesOf(entry.file).change({ size: entry.size });
        break;
      case "sync":
        if (entry.file) bytesOf(entry.file).sync();
        settled = names.length;
        break;
      default:
        names.push(entry);
    }
  }
  const changes = [...files.values()].reduce((sum, { undecided }) => sum + undecided, 0);
  const survive = settled + Math.floor(luck() * (names.length - settled + 1));
  rmSync(folder, { recursive: true });
  cpSync(before, folder, { recursive: true, preserveTimestamps: true });
  const placed = new Map([...pathOf].map(([file, path]) => [path, file]));
  for (const change of names.slice(0, survive)) rename(folder, placed, change);
  for (const [path, file] of placed) {
    const bytes = files.get(file)?.cut(luck);
    if (bytes) writeFileSync(join(folder, path), bytes);
  }
  return { undecided: changes + names.length - settled };
}

/** One change of names, on the files and in the list of who lies where. */
function rename(folder: string, placed: Map<string, number>, change: NameChange): void {
  switch (change.op) {
    case "mkdir":
      mkdirSync(join(folder, change.path), { recursive: true });
      break;
    case "unlink":
      rmSync(join(folder, change.path), { recursive: true, force: true });
      placed.delete(change.path);
      break;
    case "create":
      mkdirSync(dirname(join(folder, change.path)), { recursive: true });
      writeFileSync(join(folder, change.path), "");
      placed.set(change.path, change.file);
      break;
    case "rename": {
      if (!existsSync(join(folder, change.from))) break;
      renameSync(join(folder, change.from), join(folder, change.to));
      const file = placed.get(change.from);
      placed.delete(change.from);
      placed.delete(change.to);
      if (file !== undefined) placed.set(change.to, file);
    }
  }
}
