import type { Config } from "#platform/config/config.server.ts";
import { shopInEnglish } from "#platform/settings/shop-in-english.server.ts";
import type { Seller } from "../invoice/invoice.ts";
import { asItIs, type BothWords } from "./both-words.server.ts";

/** Who sells, as a paper's head says it. */
export interface SellerWords {
  name: BothWords;
  address: BothWords;
}

/** As it was frozen; with Hindi before it while that is said of the same name and address (HINDI-47). */
export function sellerWords(seller: Seller, config: Pick<Config, "shop">): SellerWords {
  const [now, english] = [config.shop, shopInEnglish(config)];
  const both = (field: keyof SellerWords): BothWords =>
    english[field] !== seller[field] || now[field] === seller[field]
      ? asItIs(seller[field])
      : { own: now[field], english: seller[field] };
  return { name: both("name"), address: both("address") };
}
