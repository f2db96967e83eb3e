import {
  certifyAfter,
  type LastCertificate,
  lastCertificates,
} from "#certificates/issuing/certificate-series.db.server.ts";
import { ConfigError } from "#platform/config/config.server.ts";
import type { Db, Trx } from "#platform/database/db.ts";

/** More digits would not fit into a number. */
const mostNumber = 999_999;
/** So many products are named. */
const mostTold = 50;

/** 'kohbar-tote=12' in parts. Throws ConfigError. */
export function parseCertified(word: string): LastCertificate {
  const [, slug = "", digits = ""] = /^([^=\s]+)=(\d+)$/.exec(word) ?? [];
  const number = Number(digits);
  if (number >= 1 && number <= mostNumber) return { slug, number };
  throw new ConfigError(
    "--certified takes the end of a product's address and the number on its last card, such as --certified kohbar-lotus-tote=12.",
  );
}

/**
 * Customers hold certificates from after the backup: their products' numbers go on after them. Throws
 * ConfigError where the archive has no such product, or is further already.
 */
export async function raiseCertificates(trx: Trx, certified: readonly LastCertificate[]): Promise<void> {
  for (const asked of certified) {
    const last = await certifyAfter(trx, asked);
    if (last === undefined)
      throw new ConfigError(
        `--certified ${told(asked)}: the archive has no such product. Nothing was restored. What to do with one that was made later: docs/operation.md, Restore.`,
      );
    if (last !== asked.number)
      throw new ConfigError(
        `--certified ${told(asked)} is below the archive's own last number, ${last}. Nothing was restored.`,
      );
  }
}

/** Where certificates' numbers stand after a restore, and what to do about those that it does not know. */
export async function tellCertificates(db: Db): Promise<string> {
  const all = await lastCertificates(db);
  const more = all.length > mostTold ? `, and of ${all.length - mostTold} more products` : "";
  const known =
    all.length > 0
      ? `The last certificates are ${all.slice(0, mostTold).map(told).join(", ")}${more}.`
      : "No certificate was issued yet.";
  return `${known} If customers hold later ones, name them in the same way: --certified PRODUCT=NUMBER.`;
}

const told = ({ slug, number }: LastCertificate): string => `${slug}=${number}`;
