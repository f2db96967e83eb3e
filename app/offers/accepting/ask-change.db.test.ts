import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { countEach } from "#platform/database/count-each.server.ts";
import { eachShop, manyAtOnce } from "../../../tests/database/each-shop.ts";
import { sentOffer } from "../../../tests/database/sent-offer.ts";
import { patnaAddress } from "../../../tests/patna-address.ts";
import { countOffers, listOffers } from "../admin/offer-list.db.server.ts";
import { revisionsOf } from "../offers.db.server.ts";
import { waitingOffers } from "../waiting-offers.db.server.ts";
import { acceptOffer, declineOffer } from "./accept-offer.server.ts";
import { answerProof } from "./answer-proof.server.ts";
import { askChange } from "./ask-change.server.ts";

const number = "O-1764000000000";
const today = "2026-11-21";

eachShop("asking for a change of an offer (OFFER-54)", {}, (shop) => {
  const ask = (words: string, revision = 1) => askChange(shop, { number, revision, words });
  const offer = async () => (await revisionsOf(shop.db, number)).at(-1);
  const mails = () => shop.rows("mail_outbox", { kind: "offer-answered" });
  const addresses = { billing: patnaAddress, shipping: patnaAddress, phone: "9876543210" };
  const facts = { ...addresses, company: null, gstin: null, poNumber: null };
  const accept = () => acceptOffer(shop, { number, revision: 1, method: "bank", shopper: null, facts });

  test("keeps its words, tells the shop, and leaves the offer open", async () => {
    await sentOffer(shop.db);
    expect(await ask("300 bags, please")).toBe("asked");
    expect(await ask("And by 1 December")).toBe("asked");
    const changeWords = "300 bags, please\n\nAnd by 1 December";
    expect(await offer()).toMatchObject({ state: "sent", changeWords });
    const subject = `Offer ${number} is to be changed`;
    expect((await mails()).map((mail) => mail.subject)).toEqual([subject, subject]);
    expect((await accept()).kind).toBe("accepted");
  });

  test("is one of twenty at once, and of a second press", async () => {
    await sentOffer(shop.db);
    expect((await manyAtOnce(20, () => ask("300 bags"))).filter((each) => each === "asked")).toHaveLength(1);
    expect(await ask("300 bags")).toBe("again");
    expect(await offer()).toMatchObject({ changeWords: "300 bags", version: 3 });
    expect(await mails()).toHaveLength(1);
  });

  test("takes 5,000 characters in all", async () => {
    await sentOffer(shop.db);
    for (const sign of ["a", "b", "c", "d"]) expect(await ask(sign.repeat(1000))).toBe("asked");
    expect(await ask("e".repeat(1000))).toBe("many");
    expect(await mails()).toHaveLength(4);
  });

  test("comes too late once it is decided, over or replaced", async () => {
    await sentOffer(shop.db);
    await declineOffer(shop, { number, revision: 1, words: null });
    expect(await ask("300 bags")).toBe("too-late");
    expect(await ask("300 bags", 7)).toBe("too-late");
    await shop.remove("offers");
    await sentOffer(shop.db, { validUntil: "2020-01-31" });
    expect(await ask("300 bags")).toBe("too-late");
  });

  test("beside its acceptance leaves one order, whichever came first", async () => {
    await sentOffer(shop.db);
    const [asked, accepted] = await Promise.all([ask("300 bags"), accept(), accept()]);
    expect(["asked", "too-late"]).toContain(asked);
    expect(accepted.kind).toBe("accepted");
    expect(await offer()).toMatchObject({ state: "accepted" });
  });

  test("waits for the owner until the next revision is sent", async () => {
    await sentOffer(shop.db);
    await ask("300 bags");
    const on = async () => (await listOffers(shop.db, { tab: "changes", page: 1, q: "", today })).rows;
    expect(await on()).toMatchObject([{ revision: 1, asksForChanges: true }]);
    expect(await countEach(shop.db, waitingOffers(today))).toMatchObject({ changes: 1, proofChanges: 0 });
    expect(await countOffers(shop.db, { q: "", today })).toMatchObject({ changes: 1, sent: 1 });
    await shop.set("offers", {}, { state: "withdrawn" });
    await sentOffer(shop.db, { revision: 2 });
    expect(await on()).toEqual([]);
    expect(await countEach(shop.db, waitingOffers(today))).toMatchObject({ changes: 0 });
  });
});

eachShop("an offer's proofs", {}, (shop) => {
  test("are answered once each, and by their own offer's link alone", async () => {
    await sentOffer(shop.db, {}, shop.clock);
    const id = randomUUID();
    const other = randomUUID();
    const proof = { offer_number: number, title: "Logo", picture: "/files/private/p.webp" };
    await shop.add("offer_proofs", { ...proof, id });
    await shop.add("offer_proofs", { ...proof, id: other, offer_number: "O-2" });
    const approve = (proofId = id) =>
      answerProof(shop, { number, revision: 1, proofId, answer: { state: "approved", words: null } });
    const change = (words: string) =>
      answerProof(shop, { number, revision: 1, proofId: id, answer: { state: "changes", words } });
    expect(await approve(other)).toBe("missing");
    expect((await Promise.all([change("Bluer"), change("Bluer")])).sort()).toEqual(["again", "answered"]);
    expect(await approve()).toBe("answered");
    expect(await change("Redder")).toBe("too-late");
    expect(await shop.count("mail_outbox")).toBe(2);
    expect(await shop.row("offer_proofs", id)).toMatchObject({ state: "approved", words: null, version: 3 });
  });
});
