import { whatsappNumber } from "#values/contact/phone.ts";
import { shownCashTerms } from "#values/money/cash-terms.ts";
import type { Config } from "../config/config.server.ts";
import type { ShopSettings } from "../config/shop-settings.ts";
import { sharePath, shopCard } from "../text/share-card.server.ts";
import { shopInEnglish } from "./shop-in-english.server.ts";

/**
 * The facts that everybody gets with every page: what the shop says of itself, less how its goods are taxed,
 * what becomes of cancelled orders, whether reviews are asked for, when nobody works, where transfers go to,
 * what certificates and labels name, how people are judged who pay in cash, what the owner is told of
 * stock, and who sees the shop.
 */
export function publicSettings(
  config: Pick<Config, "shop" | "origin" | "assetOrigin">,
  year: number,
): ShopSettings {
  const { shop, origin, assetOrigin } = config;
  const { goodsTax, refundsCancelled, reviewInvites, closedDays, bank, giNumber, cash, ...others } = shop;
  const { originCountry, netQuantity, madeBy, madeMonth, consumerCare, stockMails, opening, ...facts } =
    others;
  const number = whatsappNumber(facts.phone);
  const whatsapp = number && `https://wa.me/${number}`;
  const shareImage = sharePath(shopCard(shopInEnglish(config).name));
  const terms = shownCashTerms(cash);
  return {
    ...{ ...facts, whatsapp, origin, shareImage: shareImage, year },
    ...(assetOrigin && { assetOrigin }),
    ...(terms && { cash: terms }),
  };
}
