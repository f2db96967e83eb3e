import { statementNumber } from "#makers-pay/entry.ts";
import { lastStatements, stateAfter } from "#makers-pay/statement/statement-series.db.server.ts";
import { lotNumber } from "#making/lot.ts";
import { lastLots, numberLotsAfter } from "#making/lot-series.db.server.ts";
import { goOnAfter, lastNumbers } from "#orders/invoice/document-series.db.server.ts";
import { invoiceNumber, parseDocumentNumber } from "#orders/invoice/invoice.ts";
import { ConfigError } from "#platform/config/config.server.ts";
import type { Db, Trx } from "#platform/database/db.ts";
import { yearSerialIn } from "#values/time/financial-year.ts";

/** The number of a paper that somebody holds and a restored shop does not know. */
export interface IssuedNumber {
  number: string;
  /** Has its series go on after it; returns the last number that this has given. */
  goOnAfter: (trx: Trx) => Promise<string>;
}

/** The series of numbers: of what customers hold, and of what makers hold. */
const readings: readonly ((word: string) => IssuedNumber | undefined)[] = [
  (word) => {
    const parts = parseDocumentNumber(word);
    if (!parts) return undefined;
    const number = invoiceNumber(parts.series, parts.financialYear, parts.serial);
    return { number, goOnAfter: (trx) => goOnAfter(trx, parts) };
  },
  ofYear(statementNumber, stateAfter),
  ofYear(lotNumber, numberLotsAfter),
];

function ofYear(print: typeof lotNumber, after: typeof numberLotsAfter) {
  return (word: string): IssuedNumber | undefined => {
    const parts = yearSerialIn(word, print);
    if (!parts) return undefined;
    return { number: print(parts.financialYear, parts.serial), goOnAfter: (trx) => after(trx, parts) };
  };
}

/** 'INV/26-27/000120', 'M/26-27/000012' or 'W-26-27-0004'. Throws ConfigError. */
export function parseIssued(word: string): IssuedNumber {
  for (const read of readings) {
    const issued = read(word);
    if (issued) return issued;
  }
  throw new ConfigError(
    "--issued takes a document's number as it is printed there, such as --issued INV/26-27/000120 (BOS/… for bills of supply, CRN/… for credit notes, M/… for makers' statements, W-… for their lots).",
  );
}

/**
 * Customers and makers hold papers from after the backup: their series go on after them. Throws ConfigError
 * where one is further already.
 */
export async function raiseSeries(trx: Trx, issued: readonly IssuedNumber[]): Promise<void> {
  for (const { number, goOnAfter } of issued) {
    const last = await goOnAfter(trx);
    if (last !== number)
      throw new ConfigError(
        `--issued ${number} is below the archive's own last number, ${last}. Nothing was restored.`,
      );
  }
}

/** Where the series stand after a restore, and what to do about papers that it does not know. */
export async function tellSeries(db: Db): Promise<string> {
  const last = [...(await lastNumbers(db)), ...(await lastStatements(db)), ...(await lastLots(db))].join(
    ", ",
  );
  const known = last ? `The last documents' numbers are ${last}.` : "No invoice was issued yet.";
  return `${known} If customers or makers hold later ones, restore again with --replace and --issued NUMBER before you start the shop, or their numbers are given twice.`;
}
