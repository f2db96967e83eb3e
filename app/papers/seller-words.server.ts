import type { Seller } from "#orders/invoice/invoice.ts";
import type { Config } from "#platform/config/config.server.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { shopInEnglish } from "#platform/settings/public-settings.server.ts";

/** Who sells, as a paper's head says it. */
export interface SellerWords {
  name: BothWords;
  address: BothWords;
}

/** As it was frozen; with its Hindi before it while that translates the same name and address (HINDI-47). */
export function sellerWords(seller: Seller, config: Pick<Config, "shop">): SellerWords {
  const [now, english] = [config.shop, shopInEnglish(config)];
  const both = (field: keyof SellerWords): BothWords =>
    english[field] !== seller[field] || now[field] === seller[field]
      ? inOwnWords(seller[field])
      : { own: now[field], english: seller[field] };
  return { name: both("name"), address: both("address") };
}

/** Words of a paper, with the same in English where it is drawn in another language (ADR-112). */
export interface BothWords {
  own: string;
  english?: string;
}

/** What `read` says in the language of the moment and in English: authorities read that everywhere. */
export function bothWords(read: () => string): BothWords {
  const [own, english] = [read(), speaking("en", read)];
  return own === english ? { own } : { own, english };
}

/** What is the same in every language: a name, a number. */
export const inOwnWords = (own: string): BothWords => ({ own });

/** Both in one text, where no smaller letters can be set. */
export const together = ({ own, english }: BothWords, between: string): string =>
  english === undefined ? own : own + between + english;
