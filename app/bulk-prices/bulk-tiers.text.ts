import { grouped } from "#values/text/grouped.ts";

/** The indicative prices by quantity (ENQUIRY-4). */
export const bulkText = {
  caption: "Indicative bulk prices",
  quantity: "Quantity",
  core: "Core, per unit",
  artisanal: "Artisanal",
  off: (percent: number) => `${percent}% off`,
  andOver: (from: number) => `${grouped(from)} and over`,
  price: "Indicative price",
  /** 'Core: ₹100 per unit, ₹5,000 in all. …' */
  sentence: {
    core: "Core: ",
    perUnit: " per unit, ",
    inAll: (artisanalOff: number) =>
      ` in all. Artisanal: ${artisanalOff}% off the shop’s prices. Indicative; your quote is exact.`,
  },
  typeQuantity: (least: number) => `Type a quantity from ${grouped(least)} to see an indicative price.`,
};
