import { type BulkTiers, smallestOrder } from "#bulk-prices/bulk-tiers.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { isAlwaysFree, type ShippingRates } from "#values/money/shipping-rates.ts";
import { grouped } from "#values/text/grouped.ts";

/** The home page in words. */
export const homeText = {
  title: "Handcrafted Madhubani Bags from Bihar",
  /** What the shop says of itself in search results and shared links. */
  inShort: (name: string, rates: ShippingRates) => {
    const free = isAlwaysFree(rates)
      ? "Free shipping."
      : `Free shipping from ${rupeesAndPaise(rates.freeFrom)}.`;
    return `${name}: cloth bags, accessories and home decor with Madhubani art, made by hand by named artisans in Bihar. ${free}`;
  },
  failed: { title: "Error", text: "Could not fetch featured products" },
  hero: {
    title: "Carry Bihar's Legacy",
    text: "Cloth bags, accessories and pieces for the home, painted by hand by Madhubani artists in Bihar.",
    alt: "Two fish meet over a lotus that rises from the water, inside a painted border",
    core: "Shop Core Collection",
    artisanal: "Explore Artisanal",
  },
  collections: {
    title: "Our Collections",
    note: "Three ways to own a Madhubani drawing.",
    core: "Budget-friendly bulk orders for businesses and organisations.",
    artisanal: "Premium hand-painted and embroidered bags.",
    limited: "Exclusive designs by master artisans in small batches.",
  },
  code: { label: "Discount code", with: "with the code" },
  featured: { title: "Featured products", all: "See the whole shop" },
  artisans: { title: "Meet Our Artisans", all: "All artisans" },
  reasonsTitle: (shop: string) => `Why Choose ${shop}`,
  reasons: [
    {
      title: "Madhubani Heritage",
      text: "Each figure keeps the old rule: two outlines, and the gap filled with line or colour.",
    },
    {
      title: "Artisan Empowerment",
      text: "Every piece carries its maker’s name, on the label and on its page.",
    },
    {
      title: "Quality Craftsmanship",
      text: "Stitched, painted and checked by hand before it leaves the workshop.",
    },
  ],
  bulk: {
    title: "Need Bulk Orders?",
    text: (tiers: BulkTiers) =>
      `From ${grouped(smallestOrder(tiers))} pieces, with your organisation’s mark beside the drawing. We reply with pricing within 24 hours.`,
    portal: "Visit the B2B Portal",
  },
};
