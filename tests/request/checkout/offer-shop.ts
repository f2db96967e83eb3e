import { afterAll, beforeAll } from "vitest";
import { offerPath } from "#offers/offer-link.server.ts";
import { type OpenDatabase, openDatabase } from "#platform/database/open-database.server.ts";
import { openLog } from "#platform/log.server.ts";
import type { draftOffer } from "../../database/offer-row.ts";
import { freshOfferNumber, sentOffer } from "../../database/sent-offer.ts";
import { startTestPostgres, type TestPostgres } from "../../database/start-test-postgres.ts";
import { type RunningShop, startShop } from "../../running-shop.ts";

const APP_SECRET = "the secret of this test's shop, long enough";

type Change = Parameters<typeof draftOffer>[0];

/** A shop of the test file's own that sends offers, what is asked of it, and a look into its books. */
export function offerShop() {
  let server: TestPostgres;
  let shop: RunningShop;
  let database: OpenDatabase;

  beforeAll(async () => {
    server = await startTestPostgres();
    const url = await server.createDatabase(process.env.GOODS_DATABASE);
    const facts = { SHOP_GSTIN: "10AAACH7409R1ZG" };
    shop = await startShop({ DATABASE_URL: url, APP_SECRET, TRUSTED_PROXIES: "127.0.0.1", ...facts });
    database = await openDatabase({ url, directory: "", log: openLog("silent") });
  });

  afterAll(async () => {
    await shop?.discard();
    await database?.close();
    await server?.stop();
  });

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(shop.origin + path, { redirect: "manual", ...init });

  return {
    db: () => database.db,
    ask,
    post: (path: string, fields: Record<string, string>) =>
      ask(path, {
        method: "POST",
        body: new URLSearchParams(fields),
        headers: { Origin: shop.origin },
      }),
    /** A sent revision, and its link. */
    async offered(change: Change = {}) {
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
