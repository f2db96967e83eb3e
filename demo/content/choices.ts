import type { SeedProduct } from "./content.ts";

/** What shoppers choose of some of the demo shop's products, and have written on them. */
type Choices = Pick<SeedProduct, "options" | "variants" | "personal">;

/** Made to order, in three sizes, each with a name. */
export const godnaTote: Choices = {
  options: [{ name: "Size", values: ["Small", "Medium", "Large"] }],
  variants: [
    { values: ["Small"], sku: "JC-ART-016-S", priceRupees: 1090, weight: "260 g" },
    { values: ["Medium"], sku: "JC-ART-016-M" },
    { values: ["Large"], sku: "JC-ART-016-L", priceRupees: 1490, weight: "420 g" },
  ],
  personal: [{ label: "Name to embroider", most: 12, required: true, priceRupees: 0 }],
};

/** Small ones are not made with dotted pages; the ruled ones are sold out before every school year. */
export const haathiNotebook: Choices = {
  options: [
    { name: "Size", values: ["A5", "A6"] },
    { name: "Pages", values: ["Blank", "Ruled", "Dotted"] },
  ],
  variants: [
    { values: ["A5", "Blank"], sku: "JC-COR-016-5B", stockCount: 14 },
    { values: ["A5", "Ruled"], sku: "JC-COR-016-5R", inStock: false, stockCount: 0 },
    { values: ["A5", "Dotted"], sku: "JC-COR-016-5D", stockCount: 3 },
    { values: ["A6", "Blank"], sku: "JC-COR-016-6B", priceRupees: 225, stockCount: 9, weight: "150 g" },
    {
      ...{ values: ["A6", "Ruled"], sku: "JC-COR-016-6R", priceRupees: 225, weight: "150 g" },
      ...{ inStock: false, stockCount: 0 },
    },
  ],
};

export const godnaJournal: Choices = {
  personal: [{ label: "Name on the first leaf", most: 24, required: false, priceRupees: 60 }],
};
