import type { Technique } from "#catalogue/product.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { isAlwaysFree, type ShippingRates } from "#values/money/shipping-rates.ts";
import { momentToType } from "#values/time/typed-moment.ts";

const madeBy: Record<Technique, string> = {
  "hand-painted": "Painted by",
  embroidered: "Embroidered by",
  printed: "Printed by",
  other: "Made by",
};

export const makerText = {
  label: "The maker",
  madeBy: (technique: Technique, name: string) => `${madeBy[technique]} ${name}`,
  story: "Read the whole story",
};

/** What the server alone writes into a product's page. */
export const belowText = {
  about: "About This Piece",
  /** 'Sale until 30 November 2026', or with its time where it does not end with the day. */
  saleUntil: (until: Date) => `Sale until ${momentToType(until, "end")}`,
};

/** What stands on a product's page itself; what comes later has its words beside it. */
export const pageText = {
  home: "Home",
  shop: "Shop",
  sku: (sku: string) => `SKU ${sku}`,
  quantity: "Quantity",
  fewer: (name: string) => `Decrease quantity of ${name}`,
  more: (name: string) => `Increase quantity of ${name}`,
  bulk: "Request Bulk Quote",
  taxes: "Taxes included",
  /** 'Inclusive of all taxes. Free shipping on orders over ₹999.' at the usual rates. */
  priceNote: (rates: ShippingRates) =>
    `Inclusive of all taxes. Free shipping${isAlwaysFree(rates) ? "" : ` on orders over ${rupeesAndPaise(rates.freeFrom)}`}.`,
  related: "You Might Also Like",
  features: "Key Features",
  details: "Product Details",
  story: "Story Behind the Design",
  pictures: "Pictures",
  zoom: "Zoom picture",
  thumbnails: "Thumbnails",
  picture: (at: number, of: number) => `Picture ${at} of ${of}`,
};

export const productFailed = { title: "Error", text: "Could not fetch product details." };

export const productNotFound = {
  title: "Product Not Found",
  text: "It may have been sold, renamed or taken off the shelf.",
  back: "Back to Shop",
};
