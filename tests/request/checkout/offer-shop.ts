import { afterAll, beforeAll } from "vitest";
import { offerPath } from "#offers/offer-link.server.ts";
import type { OpenDatabase } from "#platform/database/database.server.ts";
import { openDatabase } from "#platform/database/open-database.server.ts";
import { openLog } from "#platform/log.server.ts";
import type { draftOffer } from "../../database/offer-row.ts";
import { freshOfferNumber, sentOffer } from "../../database/sent-offer.ts";
import { startOwnShop } from "../../own-shop.ts";
import { visitorsOf } from "../ask.ts";

const APP_SECRET = "the secret of this test's shop, long enough";

/** A shop of the test file's own that sends offers, what is asked of it, and a look into its books. */
export function offerShop() {
  let shop: Awaited<ReturnType<typeof startOwnShop>>;
  let database: OpenDatabase;

  beforeAll(async () => {
    shop = await startOwnShop("goods", { APP_SECRET, SHOP_GSTIN: "10AAACH7409R1ZG" });
    database = await openDatabase({ url: shop.databaseUrl, directory: "", log: openLog("silent") });
  });

  afterAll(async () => {
    await database?.close();
    await shop?.discard();
  });

  return {
    db: () => database.db,
    ...visitorsOf(() => shop.origin),
    /** A sent revision, and its link. */
    async offered(change: Parameters<typeof draftOffer>[0] = {}) {
      const number = change?.number ?? freshOfferNumber();
      const revision = change?.revision ?? 1;
      await sentOffer(database.db, { ...change, number });
      return { number, path: offerPath({ number, revision }, APP_SECRET) };
    },
    stateOf: (number: string) =>
      database.db.selectFrom("offers").selectAll().where("number", "=", number).orderBy("revision").execute(),
    placeOf: (answer: Response) => new URL(answer.headers.get("location") ?? "", shop.origin),
  };
}
