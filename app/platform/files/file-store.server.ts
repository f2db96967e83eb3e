import { errorCode } from "../error-code.ts";

/** The files can't be had just now; its message is a sentence for anyone who runs the shop. */
export class FilesAway extends Error {
  override readonly name = "FilesAway";
}

/** The disk has no room, fails, or can only be read: nothing of the shop's own is wrong, and it may pass. */
const passing = ["ENOSPC", "EDQUOT", "EIO", "EROFS"];

/** Can files not be had or stored just now, so that the same request may succeed later? */
export const areFilesAway = (error: unknown): boolean =>
  error instanceof FilesAway || passing.includes(errorCode(error) ?? "");

const segment = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/;

/** Two or more plain names between slashes: nothing that could climb out of the store. */
export const isFileKey = (key: string): boolean =>
  key.includes("/") && key.split("/").every((part) => segment.test(part));

/**
 * Files that no address shows: acts of the shop's own read them for whom they are. Some disks do not tell
 * capitals apart.
 */
export const isPrivateKey = (key: string): boolean => /^private\//i.test(key);

const types: Record<string, string> = {
  avif: "image/avif",
  webp: "image/webp",
  png: "image/png",
  jpg: "image/jpeg",
  gif: "image/gif",
};

/** The content type that a key's ending stands for; anything unknown is a download, never a page. */
export function contentTypeOf(key: string): string {
  return types[key.slice(key.lastIndexOf(".") + 1).toLowerCase()] ?? "application/octet-stream";
}

export interface StoredFile {
  bytes: Uint8Array;
  contentType: string;
}

/**
 * Where uploaded files lie. A key is `{bucket}/{id}/{file}`; a key outside that shape is never found and
 * never written.
 */
export interface FileStore {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  read(key: string): Promise<StoredFile | undefined>;
  remove(keys: readonly string[]): Promise<void>;
  /** The keys that begin with the prefix, in order. */
  list(prefix: string): Promise<string[]>;
  /** How many bytes all files have together; none of them is read for it. */
  size(): Promise<number>;
  /**
   * How many names lead elsewhere instead of holding a file: nothing is read, written or stored through them.
   */
  links(): Promise<number>;
  /**
   * Where files lie on a disk of the shop's own: puts a small draft there and removes it. Throws what stands
   * against it. A bucket is not tried: one that keeps versions would keep every try.
   */
  tryDisk?(): Promise<void>;
}
