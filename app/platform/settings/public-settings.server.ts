import { whatsappNumber } from "#values/contact/phone.ts";
import type { Config } from "../config/config.server.ts";
import type { ShopSettings } from "../config/shop-settings.ts";
import { sharePath, shopCard } from "../text/share-card.server.ts";

/**
 * The facts that everybody gets with every page: what the shop says of itself, less how its goods are taxed,
 * what becomes of cancelled orders, and when nobody works.
 */
export function publicSettings(
  { shop, origin }: Pick<Config, "shop" | "origin">,
  year: number,
): ShopSettings {
  const { goodsTax: _, refundsCancelled: __, closedDays: ___, ...facts } = shop;
  const number = whatsappNumber(facts.phone);
  const whatsapp = number && `https://wa.me/${number}`;
  return { ...facts, whatsapp, origin, shareImage: sharePath(shopCard(facts.name)), year };
}
