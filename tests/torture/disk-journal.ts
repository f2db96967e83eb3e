/**
 * One change to the files below a folder, in the order in which the process asked for it. Paths are below the
 * folder.
 */
export type Entry =
  /** A file that was there before, or one that is made now. */
  | { op: "known"; file: number; path: string }
  | { op: "create"; file: number; path: string }
  | { op: "write"; file: number; at: number }
  | { op: "truncate"; file: number; size: number }
  /** Done, not asked for: what was written to the file before is on the disk. 0 is a folder. */
  | { op: "sync"; file: number }
  | { op: "rename"; from: string; to: string }
  | { op: "unlink" | "mkdir"; path: string };

export function pack(entry: Entry, bytes: Uint8Array = new Uint8Array()): Uint8Array {
  const head = Buffer.from(JSON.stringify(entry));
  const sizes = Buffer.alloc(8);
  sizes.writeUInt32LE(head.length, 0);
  sizes.writeUInt32LE(bytes.length, 4);
  return Buffer.concat([sizes, head, bytes]);
}

/** The entries of a journal whose process may have been killed within the last one. */
export function* unpack(journal: Buffer): Generator<{ entry: Entry; bytes: Buffer }> {
  for (let at = 0; at + 8 <= journal.length; ) {
    const head = at + 8;
    const body = head + journal.readUInt32LE(at);
    const end = body + journal.readUInt32LE(at + 4);
    if (end > journal.length) return;
    // We wrote it ourselves.
    const entry: Entry = JSON.parse(journal.toString("utf8", head, body));
    yield { entry, bytes: journal.subarray(body, end) };
    at = end;
  }
}
