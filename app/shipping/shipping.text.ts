import type { ShippingMethod } from "./shipping.ts";

export const shippingNames: Record<ShippingMethod, string> = { standard: "Standard", express: "Express" };

/** The delivery promise of each method, as the checkout and the confirmation say it. */
export const deliveryPromises: Record<ShippingMethod, string> = {
  standard: "5-7 business days",
  express: "2-3 business days",
};

export const expressDiscountNote = "Discounted to ₹50";
