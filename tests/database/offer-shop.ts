import { parseConfig } from "#platform/config/config.server.ts";
import type { OpenDatabase } from "#platform/database/open-database.server.ts";
import { secret } from "./checkout-shop.ts";
import { shopOwner } from "./shop-owner.ts";

export const owner = shopOwner();

/** What writes and sends offers, at noon of a day. */
export const offerShop = ({ db }: Pick<OpenDatabase, "db">, now = new Date("2026-11-21T12:00:00+05:30")) => ({
  ...{ db, config: parseConfig({}), secret, now: () => now, sendMailSoon: () => undefined },
});
