import type { Transaction } from "kysely";
import type { Tables } from "#platform/database/tables/tables.ts";
import { writePincodes } from "#shipping/pincodes/pincodes.db.server.ts";
import { type PincodeSpan, pincodeSpans } from "./content/pincodes.ts";

const codesOf = ({ first, last, days, noCash, unserviceable }: PincodeSpan) =>
  Array.from({ length: last - first + 1 }, (_, at) => ({
    ...{ pincode: String(first + at), serviceable: !unserviceable, cod: !noCash && !unserviceable, days },
  }));

export const seedPincodes = (trx: Transaction<Tables>): Promise<void> =>
  writePincodes(trx, pincodeSpans.flatMap(codesOf), "update");
