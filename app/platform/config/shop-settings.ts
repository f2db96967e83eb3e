import { useRouteLoaderData } from "react-router";
import type { WithEnglish } from "#values/language/content-language.ts";
import type { ShownCashTerms } from "#values/money/cash-terms.ts";
import type { Paise } from "#values/money/money.ts";
import { type ShippingRates, usualShippingRates } from "#values/money/shipping-rates.ts";
import { type ReturnTerms, usualReturns } from "#values/return-terms.ts";

/** The shop's public facts, as the owner set them. The root loader gives them to every page. */
export interface ShopSettings extends WithEnglish {
  name: string;
  email: string;
  phone: string;
  /** Where to write to the phone's number; absent for one that WhatsApp can't know. */
  whatsapp?: string;
  address: string;
  gstin?: string;
  grievanceOfficer: string;
  social: { facebook?: string; instagram?: string; x?: string };
  /** The fixed rating text of product pages; absent when the owner switched it off. */
  ratingText?: string;
  shipping: ShippingRates;
  /** What wrapping a gift costs; absent where it is not offered. */
  giftWrap?: Paise | undefined;
  returns: ReturnTerms;
  /** What limits cash on delivery, and what it costs; absent where nothing does. */
  cash?: ShownCashTerms | undefined;
  /** Messages may come by WhatsApp, too, if somebody agrees to it; absent where none do. */
  alsoOnWhatsapp?: true;
  /** Which legal texts are written, by their slugs; absent where nobody knows. */
  policies?: readonly string[] | undefined;
  /** The shop's own address without a path: https://shop.example */
  origin: string;
  /** Where pages fetch files that never change, when that is another address. */
  assetOrigin?: string;
  /** The picture of a shared link to a page that has none of its own. */
  shareImage?: string;
  /**
   * The link that the staff read above the pages of a shop that strangers do not see yet, with its look: what
   * shoppers never see has no room in their script.
   */
  bar?: { href: string; className: string; children: string };
  /** The current year in the shop's time zone, for the copyright line. */
  year: number;
}

/** Stands in where even the root loader failed, so that the error page still has a frame. */
const unknownShop: ShopSettings = {
  name: "Jhola",
  email: "",
  phone: "",
  address: "",
  grievanceOfficer: "",
  social: {},
  shipping: usualShippingRates,
  returns: usualReturns,
  origin: "",
  year: 2026,
};

/** The shop's settings, in any component. */
export function useShop(): ShopSettings {
  return useRouteLoaderData<ShopSettings>("root") ?? unknownShop;
}

/** The shop's settings, in a route's `meta`: `shopOf(matches)`. */
export function shopOf(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): ShopSettings {
  const data = matches.find((match) => match?.id === "root")?.loaderData;
  return isShop(data) ? data : unknownShop;
}

function isShop(data: unknown): data is ShopSettings {
  return typeof data === "object" && data !== null && "origin" in data && "grievanceOfficer" in data;
}
