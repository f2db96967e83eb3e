import type { Trx } from "#platform/database/db.ts";
import { claimUploads, doomPictures } from "./uploads.db.server.ts";

interface Exchange {
  /** Does a picture lie where only this record's pictures lie? Others may belong to someone else. */
  isOwn(url: string): boolean;
  /** The pictures that the record held. */
  held: readonly (string | null)[];
  /** Those that it will hold. */
  wanted: readonly (string | null)[];
}

/** Ends the transaction of a save whose pictures can't be had. */
export class PicturesLost extends Error {
  readonly urls: readonly string[];
  constructor(urls: readonly string[]) {
    super("pictures can't be had");
    this.urls = urls;
  }
}

const addresses = (urls: readonly (string | null)[]): string[] => [
  ...new Set(urls.filter((url) => url !== null)),
];

/**
 * Moves a record from the pictures it held to those it will hold: new ones must be uploads made for it, what
 * it gives up is removed once the transaction has ended. Returns the pictures that can't be had; if there are
 * any, the caller rolls back.
 */
export async function exchangePictures(trx: Trx, exchange: Exchange): Promise<string[]> {
  const { isOwn } = exchange;
  const held = addresses(exchange.held);
  const wanted = addresses(exchange.wanted);
  const added = wanted.filter((url) => !held.includes(url));
  const foreign = added.filter((url) => !isOwn(url));
  const lost = [...foreign, ...(await claimUploads(trx, added.filter(isOwn)))];
  if (lost.length > 0) return lost;
  const given = held.filter((url) => !wanted.includes(url));
  await doomPictures(trx, given.filter(isOwn));
  return [];
}

/** The message at each field of a form that holds one of the pictures that can't be had. */
export function lostAt<Field extends string>(
  fields: Record<Field, readonly (string | null)[]>,
  lost: readonly string[],
  message: string,
): Partial<Record<Field, string>> {
  const errors: Partial<Record<Field, string>> = {};
  for (const field in fields) {
    if (fields[field].some((url) => url !== null && lost.includes(url))) errors[field] = message;
  }
  return errors;
}
