import { openArchive } from "#platform/backup/archive-writer.server.ts";
import { type ArchiveEntry, archiveEntries } from "#platform/backup/read-archive.server.ts";

interface Craft {
  /** The archive that it is made from. */
  from: string;
  change(entry: ArchiveEntry): ArchiveEntry;
  told(manifest: string): string;
}

/** An archive with other entries, and a manifest that agrees with them. */
export async function craftArchive(path: string, at: Date, { from, change, told }: Craft): Promise<void> {
  const writer = await openArchive(path, at);
  for await (const entry of archiveEntries(from)) {
    const { name, bytes } =
      entry.name === "manifest.json"
        ? { name: entry.name, bytes: Buffer.from(told(Buffer.from(entry.bytes).toString())) }
        : change(entry);
    await writer.add(name, bytes);
  }
  await writer.finish();
}
