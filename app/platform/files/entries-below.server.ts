import type { Dirent } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

/**
 * Everything in a folder and below it but the folders themselves. Links are listed, not followed: `readdir`
 * would follow them on its own.
 */
export async function folderEntries(folder: string): Promise<Dirent[]> {
  const found: Dirent[] = [];
  const unread = [folder];
  for (let next = unread.pop(); next !== undefined; next = unread.pop())
    for (const entry of await readdir(next, { withFileTypes: true })) {
      if (entry.isDirectory()) unread.push(join(next, entry.name));
      else found.push(entry);
    }
  return found;
}
