import { whatsappNumber } from "#values/contact/phone.ts";
import type { Config, ShopFacts } from "../config/config.server.ts";
import type { ShopSettings } from "../config/shop-settings.ts";
import { sharePath, shopCard } from "../text/share-card.server.ts";

const known = new WeakMap<ShopFacts, ShopSettings>();

/**
 * The facts that everybody gets with every page: what the shop says of itself, less how its goods are taxed.
 * The same object for as long as nothing in it changes, so that what is drawn from it may be kept by it.
 */
export function publicSettings(
  { shop, origin }: Pick<Config, "shop" | "origin">,
  year: number,
): ShopSettings {
  const last = known.get(shop);
  if (last?.year === year && last.origin === origin) return last;
  const { goodsTax: _, ...facts } = shop;
  const number = whatsappNumber(facts.phone);
  const whatsapp = number && `https://wa.me/${number}`;
  const settings = { ...facts, whatsapp, origin, shareImage: sharePath(shopCard(facts.name)), year };
  known.set(shop, settings);
  return settings;
}
