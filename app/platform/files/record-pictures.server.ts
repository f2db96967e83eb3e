import type { Transaction } from "kysely";
import type { Tables } from "#platform/database/tables.ts";
import { claimUploads, doomPictures } from "./uploads.db.server.ts";

interface Exchange {
  /** Does a picture lie where only this record's pictures lie? Others may belong to someone else. */
  isOwn(url: string): boolean;
  /** The pictures that the record held. */
  held: readonly (string | null)[];
  /** Those that it will hold. */
  wanted: readonly (string | null)[];
}

const addresses = (urls: readonly (string | null)[]): string[] => [
  ...new Set(urls.filter((url) => url !== null)),
];

/**
 * Moves a record from the pictures it held to those it will hold: new ones must be uploads made for it, what it gives up
 * is removed once the transaction has ended. False when a picture can't be had; the caller then rolls back.
 */
export async function exchangePictures(trx: Transaction<Tables>, exchange: Exchange): Promise<boolean> {
  const { isOwn } = exchange;
  const held = addresses(exchange.held);
  const wanted = addresses(exchange.wanted);
  const added = wanted.filter((url) => !held.includes(url));
  if (!added.every(isOwn)) return false;
  if ((await claimUploads(trx, added)).length > 0) return false;
  const given = held.filter((url) => !wanted.includes(url));
  await doomPictures(trx, given.filter(isOwn));
  return true;
}
