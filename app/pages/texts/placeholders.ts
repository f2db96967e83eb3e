import type { ShopSettings } from "#platform/config/shop-settings.ts";
import { languageNow } from "#values/language/language.ts";
import { rupeesAndPaise } from "#values/money/money.ts";
import { returnTimes } from "#values/return-times.ts";
import { escapeHtml } from "#values/text/escape-html.ts";
import { policyText } from "./pages.text.ts";

/** What the owner's texts may leave to the settings: {{shopName}} and so on. */
export const placeholders = [
  "shopName",
  "email",
  "phone",
  "address",
  "gstin",
  "grievanceOfficer",
  "standardRate",
  "freeFrom",
  "expressRate",
  "cheapExpressRate",
  "cheapExpressFrom",
  "returnTime",
  "damageTime",
] as const;

export type Placeholder = (typeof placeholders)[number];
type Facts = Pick<
  ShopSettings,
  "name" | "email" | "phone" | "address" | "gstin" | "grievanceOfficer" | "shipping" | "returns"
>;

const written = /\{\{\s*(\w+)\s*\}\}/g;

/**
 * HTML with the placeholders filled from the shop's settings; what is no placeholder vanishes. Sanitise it
 * afterwards.
 */
export const fillHtml = (html: string, shop: Facts): string => fill(html, shop, escapeHtml);

/** The same for plain text. */
export const fillText = (text: string, shop: Facts): string => fill(text, shop, (value) => value);

/** The first placeholder in a text that does not exist. */
export function unknownPlaceholder(text: string): string | undefined {
  for (const [, name = ""] of text.matchAll(written)) if (!isPlaceholder(name)) return name;
  return undefined;
}

function fill(text: string, shop: Facts, write: (value: string) => string): string {
  const facts = factsOf(shop);
  return text.replace(written, (_, name: string) => (isPlaceholder(name) ? write(facts[name]) : ""));
}

const isPlaceholder = (name: string): name is Placeholder => placeholders.some((one) => one === name);

const factsOf = ({ name, gstin, shipping, returns, ...shop }: Facts): Record<Placeholder, string> => ({
  shopName: name,
  email: shop.email,
  phone: languageNow() === "en" ? shop.phone : shop.phone.replaceAll(" ", "\u00a0"),
  address: shop.address,
  gstin: gstin ?? policyText.noGstin,
  grievanceOfficer: shop.grievanceOfficer,
  standardRate: rupeesAndPaise(shipping.standard),
  freeFrom: rupeesAndPaise(shipping.freeFrom),
  expressRate: rupeesAndPaise(shipping.express),
  cheapExpressRate: rupeesAndPaise(shipping.cheapExpress),
  cheapExpressFrom: rupeesAndPaise(shipping.cheapExpressFrom),
  returnTime: returnTimes(returns).days,
  damageTime: returnTimes(returns).damage,
});
