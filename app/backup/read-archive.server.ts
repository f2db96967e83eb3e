import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import { z } from "zod";
import { errorCode } from "#platform/error-code.ts";
import { sha256 } from "./archive-writer.server.ts";

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int().nonnegative(),
  /** Of all its rows' lines, in the order of the primary key. */
  sha256: hash,
});

const sequence = z.object({ name: z.string(), value: z.string(), called: z.boolean() });
const file = z.object({ key: z.string(), bytes: z.int().nonnegative(), sha256: hash });

/** The last file of an archive: what it holds. An archive without one was never finished. */
export const manifestSchema = z.object({
  format: z.literal("jhola-backup-1"),
  madeAt: z.string(),
  /** The migrations that had run, in their order: the shape of the rows. */
  migrations: z.array(z.string()).min(1),
  /** In an order in which they can be filled: anyone who is referred to comes first. */
  tables: z.array(table),
  sequences: z.array(sequence),
  files: z.array(file),
  /** The checksum of the signing key that is in it, if one is. */
  secret: hash.optional(),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type ArchivedTable = z.infer<typeof table>;
export type ArchivedFile = z.infer<typeof file>;
export type SequenceState = z.infer<typeof sequence>;

/** The names of an archive's files. */
export const inArchive = {
  manifest: "manifest.json",
  secret: "secret.key",
  tables: "tables/",
  files: "files/",
} as const;

/** A file inside an archive. Each is held whole, so writers keep their entries small. */
export interface ArchiveEntry {
  name: string;
  bytes: Buffer;
}

/** The archive can't be read: cut off, damaged, or no archive at all. */
export class BrokenArchive extends Error {}

/** The files of an archive in their order. Throws BrokenArchive when it is damaged or no archive. */
export async function* archiveEntries(path: string): AsyncGenerator<ArchiveEntry> {
  const file = createReadStream(path, { highWaterMark: 256 * 1024 });
  const tar = extract();
  const ended = pipeline(file, createGunzip({ chunkSize: 256 * 1024 }), tar);
  // What it fails with is thrown by the loop as well.
  ended.catch(() => undefined);
  try {
    for await (const entry of tar) {
      const { name, type, size = 0 } = entry.header;
      // Of a size that is none the reader would wait for the end for ever.
      if (type !== "file" || !(size >= 0)) throw new BrokenArchive(`${JSON.stringify(name)} is no file`);
      yield { name, bytes: await bytesOf(entry) };
    }
    await ended;
  } catch (error) {
    // Of what a file says only its packer and the tar complain: the one by codes, the other without.
    if (error instanceof BrokenArchive) throw error;
    const code = errorCode(error);
    if (code === undefined || code.startsWith("Z_"))
      throw new BrokenArchive("it ends too early or is damaged");
    throw error;
  } finally {
    file.destroy();
    tar.destroy();
  }
}

async function bytesOf(entry: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of entry) parts.push(part);
  return Buffer.concat(parts);
}

/** The table that a file of an archive belongs to, such as `tables/orders/000007.jsonl`. */
export const tableOf = (name: string): string | undefined =>
  name.startsWith(inArchive.tables) ? name.split("/")[1] : undefined;

export const linesOf = ({ bytes }: ArchiveEntry): string[] =>
  Buffer.from(bytes).toString("utf8").split("\n").slice(0, -1);

/** What an archive holds in truth, while it is read. */
class Inventory {
  readonly #tables = new Map<string, { rows: number; hash: Hash }>();
  readonly #files = new Map<string, Omit<ArchivedFile, "key">>();
  #secret: string | undefined;
  manifest: Manifest | undefined;

  note(entry: ArchiveEntry): void {
    const table = tableOf(entry.name);
    if (table) this.#noteRows(table, entry);
    else if (entry.name === inArchive.manifest) this.manifest = parsed(entry.bytes);
    else if (entry.name === inArchive.secret) this.#secret = sha256(entry.bytes);
    else if (entry.name.startsWith(inArchive.files)) this.#noteFile(entry);
    else throw new BrokenArchive(`it holds ${JSON.stringify(entry.name)}, which belongs to no backup`);
  }

  #noteRows(table: string, entry: ArchiveEntry): void {
    const known = this.#tables.get(table) ?? { rows: 0, hash: createHash("sha256") };
    this.#tables.set(table, known);
    known.hash.update(entry.bytes);
    known.rows += linesOf(entry).length;
  }

  #noteFile({ name, bytes }: ArchiveEntry): void {
    this.#files.set(name.slice(inArchive.files.length), { bytes: bytes.length, sha256: sha256(bytes) });
  }

  /** The first thing that is not as the manifest says; undefined when all is. */
  difference(manifest: Manifest): string | undefined {
    for (const { name, rows, sha256: told } of manifest.tables) {
      const found = this.#tables.get(name);
      const hash = (found?.hash ?? createHash("sha256")).digest("hex");
      if ((found?.rows ?? 0) !== rows || hash !== told) return `the rows of ${name}`;
    }
    const file = manifest.files.find(({ key, sha256: told }) => this.#files.get(key)?.sha256 !== told);
    if (file) return `the file ${file.key}`;
    if (this.#files.size !== manifest.files.length) return "the number of files";
    return this.#secret === manifest.secret ? undefined : "the signing key";
  }
}

function parsed(bytes: Uint8Array): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(Buffer.from(bytes).toString("utf8")));
  } catch {
    throw new BrokenArchive("its manifest can't be read");
  }
}

/**
 * Reads the whole archive and compares it with its manifest. Throws BrokenArchive when it is not what it
 * says.
 */
export async function checkArchive(path: string): Promise<Manifest> {
  const inventory = new Inventory();
  for await (const entry of archiveEntries(path)) inventory.note(entry);
  const { manifest } = inventory;
  if (!manifest) throw new BrokenArchive("it has no manifest: it was never finished");
  const wrong = inventory.difference(manifest);
  if (wrong) throw new BrokenArchive(`${wrong} is not as its manifest says`);
  return manifest;
}
