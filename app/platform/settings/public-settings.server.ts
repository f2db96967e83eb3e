import { whatsappNumber } from "#values/contact/phone.ts";
import { shownCashTerms } from "#values/money/cash-terms.ts";
import type { Config, ShopFacts } from "../config/config.server.ts";
import type { ShopSettings } from "../config/shop-settings.ts";
import { speaking } from "../language/speaking.server.ts";
import { sharePath, shopCard } from "../text/share-card.server.ts";

type Given = Pick<Config, "shop" | "origin" | "assetOrigin" | "whatsapp">;

const known = new WeakMap<ShopFacts, { english: ShopFacts; settings: ShopSettings }>();

/**
 * The facts that everybody gets with every page: what the shop says of itself, less its PAN, how its goods
 * are taxed and where companies' orders are supplied, what becomes of cancelled orders, whether buyers are
 * asked for reviews, when nobody works, how far free weeks count, where transfers go to, what certificates
 * and labels name, how people are judged who pay in cash, what the owner is notified of stock, where goods
 * come from beside India, and who sees the shop. Put together once for as long as nothing of it changes.
 */
export function publicSettings(config: Given, year: number): ShopSettings {
  const { shop, origin, assetOrigin } = config;
  const english = shopInEnglish(config);
  const last = known.get(shop);
  const isSame = last?.english === english && last.settings.year === year && last.settings.origin === origin;
  if (isSame && last.settings.assetOrigin === assetOrigin) return last.settings;
  const settings = settingsOf(config, english, year);
  known.set(shop, { english, settings });
  return settings;
}

function settingsOf(
  { shop, origin, assetOrigin, whatsapp: messages }: Given,
  english: ShopFacts,
  year: number,
): ShopSettings {
  const { goodsTax, supplyRule, refundsCancelled, reviewInvites, closedDays, promise, bank, ...more } = shop;
  const { pan, giNumber, cash, ...others } = more;
  const {
    originCountry,
    netQuantity,
    madeBy,
    madeMonth,
    consumerCare,
    stockMails,
    opening,
    originCountries,
    ...facts
  } = others;
  const number = whatsappNumber(facts.phone);
  const whatsapp = number && `https://wa.me/${number}`;
  const shareImage = sharePath(shopCard(english.name));
  const terms = shownCashTerms(cash);
  return {
    ...facts,
    whatsapp,
    origin,
    shareImage: shareImage,
    year,
    ...(assetOrigin && { assetOrigin }),
    ...(terms && { cash: terms }),
    ...(messages && { alsoOnWhatsapp: true }),
  };
}

/** The shop's facts as they are stored, and as what is the same in all languages says them (HINDI-45). */
export const shopInEnglish = (config: Pick<Config, "shop">): ShopFacts => speaking("en", () => config.shop);
