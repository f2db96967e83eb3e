import type { Config, ShopFacts } from "../config/config.server.ts";
import { speaking } from "../language/speaking.server.ts";

/** The shop's facts as they are stored, and as what is the same in all languages says them (HINDI-45). */
export const shopInEnglish = (config: Pick<Config, "shop">): ShopFacts => speaking("en", () => config.shop);
