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
