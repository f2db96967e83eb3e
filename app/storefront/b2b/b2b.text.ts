import { type BulkTiers, smallestOrder } from "#bulk-prices/bulk-tiers.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { grouped } from "#values/text/grouped.ts";

/** The business page in words. */
export const b2b = {
  title: "B2B Portal",
  lead: (tiers: BulkTiers) =>
    `Conference totes, wedding favours, gifts for a whole office: Madhubani drawings on cloth, from ${fewest(tiers)} pieces, with your mark beside them.`,
  description: (tiers: BulkTiers) =>
    `Bulk and corporate orders of Madhubani cloth bags from ${fewest(tiers)} pieces: indicative prices, co-branding, samples, and a quote within 24 hours.`,
  benefits: (tiers: BulkTiers) => [
    {
      title: "Prices by quantity",
      text: `${best(tiers)} You know the price before you decide.`,
    },
    {
      title: "Your mark, their hands",
      text: "A logo, a date or two names, printed or embroidered beside the drawing. The maker’s name stays on the label.",
    },
    {
      title: "A reply within 24 hours",
      text: "A sample to hold, a date that is kept, a proper invoice, and one person who knows your order.",
    },
  ],
  tiersNote: "Indicative, per unit: your quote depends on the piece and on what is printed.",
  examplesNote: "Six ideas to start from.",
  examples: [
    {
      drawing: "b2b-conference",
      title: "Conference tote",
      text: "Unbleached canvas, one printed fish, the event’s name on the back. 300 pieces.",
    },
    {
      drawing: "b2b-wedding",
      title: "Wedding favour potli",
      text: "Kohbar lotus in red, the couple’s initials on the drawstring tag. 120 pieces.",
    },
    {
      drawing: "b2b-team",
      title: "Laptop sleeve for a new team",
      text: "Hand-painted peacock, the company’s mark embossed on the flap. 60 pieces.",
    },
    {
      drawing: "b2b-bookshop",
      title: "Bookshop bag",
      text: "Parrots on indigo, the shop’s address below them, in one colour. 500 pieces.",
    },
    {
      drawing: "b2b-festival",
      title: "Festival gift set",
      text: "Pouch, notebook and coasters in a cloth wrap, a printed greeting inside. 150 sets.",
    },
    {
      drawing: "b2b-hotel",
      title: "Hotel room jhola",
      text: "Bamboo grove on natural cotton, the house’s name sewn into the seam. 200 pieces.",
    },
  ],
  benefitsTitle: "Benefits",
  pricing: "Pricing",
  examplesTitle: "Co-branded Examples",
  heroAlt: "Two painted elephants before a full pot, inside a border of petals",
  quoteNote: "We reply with pricing within 24 hours.",
  sampleNote: "One piece to hold, before you order many.",
};

const fewest = (tiers: BulkTiers): string => grouped(smallestOrder(tiers));

/** What the largest orders cost. */
function best(tiers: BulkTiers): string {
  const tier = tiers.at(-1);
  return tier
    ? `Core pieces from ${rupeesAndPaise(tier.core)} per unit, up to ${tier.artisanalOff}% off artisanal ones.`
    : "";
}
