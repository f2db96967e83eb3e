import type { Kysely, Transaction } from "kysely";
import type { DocumentNumber } from "#orders/invoice/document-number.ts";
import { goOnAfter, lastNumbers } from "#orders/invoice/document-series.db.server.ts";
import { invoiceNumber } from "#orders/invoice/invoice.ts";
import { ConfigError } from "#platform/config/config.server.ts";
import type { Tables } from "#platform/database/tables/tables.ts";

/**
 * Customers hold documents from after the backup: their series go on after them. Throws ConfigError where one
 * is further already.
 */
export async function raiseSeries(
  trx: Transaction<Tables>,
  issued: readonly DocumentNumber[],
): Promise<void> {
  for (const number of issued) {
    const asked = invoiceNumber(number.series, number.financialYear, number.serial);
    const last = await goOnAfter(trx, number);
    if (last !== asked)
      throw new ConfigError(
        `--issued ${asked} is below the archive's own last number, ${last}. Nothing was restored.`,
      );
  }
}

/** Where the series stand after a restore, and what to do about documents that it does not know. */
export async function tellSeries(db: Kysely<Tables>): Promise<string> {
  const last = (await lastNumbers(db)).join(", ");
  const known = last ? `The last documents' numbers are ${last}.` : "No invoice was issued yet.";
  return `${known} If customers hold later ones, restore again with --replace and --issued NUMBER before you start the shop, or their numbers are given twice.`;
}
