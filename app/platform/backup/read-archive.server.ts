import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { errorCode } from "#platform/error-code.ts";
import { sha256 } from "./archive-writer.server.ts";
import { type ArchivedFile, inArchive, type Manifest, manifestSchema } from "./manifest.server.ts";
import { BrokenArchive, readTar, type TarEntry } from "./tar.server.ts";

/** The files of an archive in their order. Throws BrokenArchive when it is damaged or no archive. */
export async function* archiveEntries(path: string): AsyncGenerator<TarEntry> {
  const file = createReadStream(path, { highWaterMark: 256 * 1024 });
  const gunzip = createGunzip({ chunkSize: 256 * 1024 });
  file.on("error", (error) => gunzip.destroy(error));
  try {
    yield* readTar(file.pipe(gunzip));
  } catch (error) {
    if (errorCode(error)?.startsWith("Z_")) throw new BrokenArchive("it ends too early or is damaged");
    throw error;
  } finally {
    file.destroy();
    gunzip.destroy();
  }
}

/** The table that a file of an archive belongs to, such as `tables/orders/000007.jsonl`. */
export const tableOf = (name: string): string | undefined =>
  name.startsWith(inArchive.tables) ? name.split("/")[1] : undefined;

export const linesOf = ({ bytes }: TarEntry): string[] =>
  Buffer.from(bytes).toString("utf8").split("\n").slice(0, -1);

/** What an archive holds in truth, while it is read. */
class Inventory {
  readonly #tables = new Map<string, { rows: number; hash: Hash }>();
  readonly #files = new Map<string, Omit<ArchivedFile, "key">>();
  #secret: string | undefined;
  manifest: Manifest | undefined;

  note(entry: TarEntry): void {
    const table = tableOf(entry.name);
    if (table) this.#noteRows(table, entry);
    else if (entry.name === inArchive.manifest) this.manifest = parsed(entry.bytes);
    else if (entry.name === inArchive.secret) this.#secret = sha256(entry.bytes);
    else if (entry.name.startsWith(inArchive.files)) this.#noteFile(entry);
    else throw new BrokenArchive(`it holds ${JSON.stringify(entry.name)}, which belongs to no backup`);
  }

  #noteRows(table: string, entry: TarEntry): void {
    const known = this.#tables.get(table) ?? { rows: 0, hash: createHash("sha256") };
    this.#tables.set(table, known);
    known.hash.update(entry.bytes);
    known.rows += linesOf(entry).length;
  }

  #noteFile({ name, bytes }: TarEntry): void {
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
