import { type DueByTransfer, type Transfer, transferOf } from "#values/money/upi-payment.ts";
import type { Config } from "../config/config.server.ts";
import { shopInEnglish } from "./public-settings.server.ts";

/** Where a part is paid to, as the owner has said it; never for a page that is the same for everybody. */
export const transferFor = (config: Pick<Config, "shop">, due: DueByTransfer): Transfer =>
  transferOf(config.shop.bank, shopInEnglish(config).name, due);
