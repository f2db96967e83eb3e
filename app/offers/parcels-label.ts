import { billText } from "#shipping/shipping.text.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { grouped } from "#values/text/grouped.ts";
import type { ManyAddresses } from "./offer.ts";

/** 'Parcels to many addresses (40 × ₹60.00)', in the language of the moment. */
export const parcelsLabel = ({ parcels, price }: ManyAddresses): string =>
  `${billText.fees.parcels} (${grouped(parcels)} × ${rupeesAndPaise(price)})`;
