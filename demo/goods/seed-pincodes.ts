import { type PincodeSpan, pincodeSpans } from "../content/pincodes.ts";
import type { DemoLoader, Trx } from "../shop.ts";

const codesOf = ({ first, last, days, noCash, unserviceable }: PincodeSpan) =>
  Array.from({ length: last - first + 1 }, (_, at) => ({
    ...{ pincode: String(first + at), serviceable: !unserviceable, cod: !noCash && !unserviceable, days },
  }));

export const seedPincodes = (trx: Trx, { writePincodes }: DemoLoader): Promise<void> =>
  writePincodes(trx, pincodeSpans.flatMap(codesOf), "update");
