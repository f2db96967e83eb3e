import type { Sharing } from "../../config/operation-config.server.ts";

export interface PageCacheOptions {
  maxBytes: number;
  /** The page's cache key (its normalised address), or undefined for whatever is not public. */
  keyOf(url: string): string | undefined;
  /** The content's version in the database; any write to a content table raises it. */
  contentVersion(): Promise<number>;
  /** Epoch milliseconds. */
  now(): number;
  /** How a cache in front of the shop may keep the pages; undefined where there is none. */
  sharing?: Sharing | undefined;
}
