import { afterEach, expect, test } from "vitest";
import { openCheckout } from "../../../tests/database/checkout-shop.ts";
import { eachDatabase } from "../../../tests/database/each-database.ts";
import { sentOffer } from "../../../tests/database/sent-offer.ts";
import { patnaAddress } from "../../../tests/patna-address.ts";
import { countOffers, listOffers } from "../admin/offer-list.db.server.ts";
import { revisionsOf } from "../offers.db.server.ts";
import { countWaitingOffers } from "../waiting-offers.db.server.ts";
import { acceptOffer } from "./accept-offer.server.ts";
import { askChange } from "./ask-change.server.ts";
import { declineOffer } from "./decline-offer.server.ts";

const number = "O-1764000000000";
const today = "2026-11-21";

eachDatabase("asking for a change of an offer (OFFER-54)", (database) => {
  const { shop: orderShop } = openCheckout(database);
  const db = () => database().db;
  const shop = () => ({ ...orderShop(), sendMailSoon: () => undefined });
  const ask = (words: string, revision = 1) => askChange(shop(), { number, revision, words });
  const offer = async () => (await revisionsOf(db(), number)).at(-1);
  const mails = () =>
    db().selectFrom("mail_outbox").select("subject").where("kind", "=", "offer-answered").execute();
  const accept = () =>
    acceptOffer(shop(), {
      ...{ number, revision: 1, method: "bank", shopper: null },
      facts: {
        ...{ billing: patnaAddress, shipping: patnaAddress, phone: "9876543210" },
        ...{ company: null, gstin: null, poNumber: null },
      },
    });

  afterEach(async () => {
    for (const table of ["offers", "mail_outbox"] as const) await db().deleteFrom(table).execute();
  });

  test("keeps its words, tells the shop, and leaves the offer open", async () => {
    await sentOffer(db());
    expect(await ask("300 bags, please")).toBe("asked");
    expect(await ask("And by 1 December")).toBe("asked");
    expect(await offer()).toMatchObject({
      ...{ state: "sent", changeWords: "300 bags, please\n\nAnd by 1 December" },
    });
    expect((await mails()).map(({ subject }) => subject)).toEqual(
      Array(2).fill(`Offer ${number} is to be changed`),
    );
    expect((await accept()).kind).toBe("accepted");
  });

  test("is one of twenty at once, and of a second press", async () => {
    await sentOffer(db());
    const told = await Promise.all(Array.from({ length: 20 }, () => ask("300 bags")));
    expect(told.filter((each) => each === "asked")).toHaveLength(1);
    expect(await ask("300 bags")).toBe("again");
    expect(await offer()).toMatchObject({ changeWords: "300 bags", version: 3 });
    expect(await mails()).toHaveLength(1);
  });

  test("takes 5,000 characters in all", async () => {
    await sentOffer(db());
    for (const sign of ["a", "b", "c", "d"]) expect(await ask(sign.repeat(1000))).toBe("asked");
    expect(await ask("e".repeat(1000))).toBe("many");
    expect(await mails()).toHaveLength(4);
  });

  test("comes too late once it is decided, over or replaced", async () => {
    await sentOffer(db());
    await declineOffer(shop(), { number, revision: 1, words: null });
    expect(await ask("300 bags")).toBe("too-late");
    expect(await ask("300 bags", 7)).toBe("too-late");
    await db().deleteFrom("offers").execute();
    await sentOffer(db(), { validUntil: "2020-01-31" });
    expect(await ask("300 bags")).toBe("too-late");
  });

  test("beside its acceptance leaves one order, whichever came first", async () => {
    await sentOffer(db());
    const [asked, accepted] = await Promise.all([ask("300 bags"), accept(), accept()]);
    expect(["asked", "too-late"]).toContain(asked);
    expect(accepted.kind).toBe("accepted");
    expect(await offer()).toMatchObject({ state: "accepted" });
  });

  test("waits for the owner until the next revision is sent", async () => {
    await sentOffer(db());
    await ask("300 bags");
    const on = async () =>
      (await listOffers(db(), { tab: "changes", page: 1, text: "", today })).offers.map((each) => [
        ...[each.revision, each.asksForChanges],
      ]);
    expect(await on()).toEqual([[1, true]]);
    expect(await countWaitingOffers(db(), today)).toMatchObject({ changes: 1, proofChanges: 0 });
    expect(await countOffers(db(), { text: "", today })).toMatchObject({ changes: 1, sent: 1 });
    await db().updateTable("offers").set({ state: "withdrawn" }).execute();
    await sentOffer(db(), { revision: 2 });
    expect(await on()).toEqual([]);
    expect(await countWaitingOffers(db(), today)).toMatchObject({ changes: 0 });
  });
});
