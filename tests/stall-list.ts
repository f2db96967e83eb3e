import type { StallGood, StallList } from "#stall/sale/stall-list.ts";
import { paise } from "#values/money/money.ts";

/** A good of a stall's list, at this price. */
export const stallGood = (productId: string, price: number, change: Partial<StallGood> = {}): StallGood => ({
  productId,
  variantId: null,
  sku: null,
  name: { en: productId, hi: productId },
  option: null,
  price: paise(price),
  taxRate: 500,
  hsn: "420222",
  taken: 12,
  picture: null,
  ...change,
});

/** A list of two bags that a stall in Patna sells by. */
export const stallList = (change: Partial<StallList> = {}): StallList => ({
  id: "a".repeat(32),
  madeOn: "2026-12-01",
  stall: { id: "patna", name: "Saras Mela", place: "Patna" },
  shop: {
    name: "Jhola Crafts",
    address: "Ranti, Madhubani",
    gstin: "10AAPFU0939F1ZD",
    upi: "haat@ybl",
    phone: "+91 98765 43210",
  },
  goods: [stallGood("tote", 1_299_00), stallGood("potli", 449_50)],
  ...change,
});
