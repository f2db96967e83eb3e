import { type BulkTier, bulkPriceAt, mostUnits } from "#bulk-prices/bulk-tiers.ts";
import { paise, rupeesAndPaise, times } from "#values/money/money.ts";
import { grouped } from "#values/text/grouped.ts";

const example = paise(1000_00);

/** The owner's bulk prices in words, each with its effect today. */
export const bulkPricesText = {
  form: "Bulk prices",
  title: "Indicative Prices",
  row: (place: number) => `Price ${place + 1}`,
  from: "Quantity",
  core: "Core (₹)",
  artisanal: "Artisanal %",
  fromEffect: ({ from }: BulkTier) =>
    `Quantity is where a price begins; it ends where the next one does. Today bulk orders begin at ${grouped(from)} pieces.`,
  coreEffect: ({ from, core }: BulkTier) =>
    `Core is what one core piece costs. Today ${grouped(from)} of them cost ${rupeesAndPaise(times(core, from))}.`,
  artisanalEffect: (tier: BulkTier) =>
    `Artisanal is taken off the shop's price, in per cent. Today ${grouped(tier.from)} bags at ₹1,000 cost ${artisanalTotal(tier)}.`,
  effect: (units: string, tier: BulkTier) =>
    `${units}: ${grouped(tier.from)} core pieces for ${rupeesAndPaise(times(tier.core, tier.from))}; ${grouped(tier.from)} artisanal bags, ₹1,000 in the shop, for ${artisanalTotal(tier)}.`,
  unused: "Left empty: no price.",
  whereShown:
    "The home page, the B2B page with its calculator and the quote forms follow. Where your FAQ and stories name prices, change them too.",
  whereShownLink: "See the B2B page",
  saved: { title: "Bulk Prices Saved", text: "The shop shows them from now on." },
  history: "bulk prices",
  errors: {
    from: `Enter a whole number of pieces from 2 to ${grouped(mostUnits)}.`,
    fromTwice: (from: number) => `A price from ${grouped(from)} pieces stands above.`,
    fromOrder: (from: number) =>
      `Prices stand in the order of their quantities: enter more than ${grouped(from)} pieces.`,
    core: "Enter a price above ₹0, such as 249 or 249.50.",
    coreHigh: "The price must be below ₹1,00,00,000.",
    coreDearer: "More pieces must not cost more each: enter no more than the price above.",
    artisanal: "Enter a whole percentage from 1 to 99.",
    artisanalLess: "More pieces must not cost more each: enter no less than the percentage above.",
    none: "Enter at least one price.",
    many: (most: number) => `There are at most ${most} prices: leave one empty.`,
  },
} as const;

const artisanalTotal = (tier: BulkTier): string => {
  const each = bulkPriceAt([tier], tier.from, { collection: "artisanal", unitPrice: example });
  return rupeesAndPaise(times(each, tier.from));
};
