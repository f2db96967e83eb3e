import { open } from "node:fs/promises";

/** Waits until a file's bytes are on the disk itself. */
export async function syncFile(path: string): Promise<void> {
  await syncAs(path, "r+");
}

/**
 * The same for the names in a folder: without it a power cut may lose a new one. Windows knows no such thing.
 */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform !== "win32") await syncAs(path, "r");
}

async function syncAs(path: string, flags: "r" | "r+"): Promise<void> {
  const opened = await open(path, flags);
  await opened.sync().finally(() => opened.close());
}
