import type { BulkTiers } from "#bulk-prices/bulk-tiers.ts";
import { paise } from "#values/money/money.ts";

/** The bulk prices that every shop begins with. */
export const seedTiers: BulkTiers = [
  { from: 50, core: paise(249_00), artisanalOff: 15 },
  { from: 100, core: paise(229_00), artisanalOff: 20 },
  { from: 250, core: paise(199_00), artisanalOff: 25 },
];
