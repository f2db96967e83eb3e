import { expect, test } from "vitest";
import { findDues } from "#orders/dues/dues.db.server.ts";
import { findOrder } from "#orders/order.db.server.ts";
import { paise } from "#values/money/money.ts";
import { checkoutOf, sellBags } from "../../../tests/database/checkout-shop.ts";
import { eachShop, manyAtOnce } from "../../../tests/database/each-shop.ts";
import { draftOffer } from "../../../tests/database/offer-row.ts";
import { addEndpointRow, eventsIn } from "../../../tests/database/webhook-rows.ts";
import { patnaAddress } from "../../../tests/patna-address.ts";
import { findOffer, insertOffer, lockRevisions, moveOffer, revisionsOf } from "../offers.db.server.ts";
import { type Acceptance, acceptOffer, declineOffer } from "./accept-offer.server.ts";
import { expireOffers } from "./expire-offers.db.server.ts";

const number = "O-1764000000000";
const ravi = { ...patnaAddress, fullName: "Ravi Jha", addressLine1: "3 Dak Bungalow Road" };
const facts: Acceptance["facts"] = {
  ...{ billing: patnaAddress, shipping: ravi, phone: "9876543210", company: "Haat & Sons Pvt Ltd" },
  ...{ gstin: "10AAPFU0939F1ZA", poNumber: "PO-7" },
};
const wanted: Acceptance = { number, revision: 1, facts, method: "razorpay", shopper: null };

eachShop("accepting an offer", { begin: sellBags }, (shop) => {
  const { written } = checkoutOf(shop);
  async function sent(change: Parameters<typeof draftOffer>[0] = {}, state: "sent" | "withdrawn" = "sent") {
    return shop.inTransaction(async (trx) => {
      const id = await insertOffer(trx, draftOffer(change));
      await moveOffer(trx, { id, version: 1 }, { state, sent_at: shop.clock });
      return id;
    });
  }
  const accept = (change: Partial<Acceptance> = {}) => acceptOffer(shop, { ...wanted, ...change });
  const states = async () => (await revisionsOf(shop.db, number)).map(({ state }) => state);
  const nothing = { orders: 0, items: 0, history: 0, mails: 0 };
  const once = { orders: 1, items: 2, history: 1, mails: 2 };

  test("makes its order at its prices, with what the buyer said, and writes to both", async () => {
    const asked = { full_name: "Asha", email: "asha@example.com", quantity_required: 200 };
    await shop.add("bulk_quotes", { ...asked, id: "q", status: "Quoted" });
    const id = await sent({ quoteId: "q", advancePercent: 50, promisedOn: "2026-12-20" });
    const done = await accept();
    if (done.kind !== "accepted") throw new Error("not accepted");
    const order = await findOrder(shop.db, done.orderNumber);
    const shipping = { fullName: "Ravi Jha" };
    expect(order).toMatchObject({
      ...{ total: 46_400_00, paymentMethod: "razorpay", paymentState: "awaiting", readyBy: "2026-12-20" },
      shipping,
      billing: { fullName: "Asha Kumari", email: "asha@example.com" },
      company: { name: "Haat & Sons Pvt Ltd", gstin: "10AAPFU0939F1ZA" },
    });
    const offer = await findOffer(shop.db, id);
    const buyer = { poNumber: "PO-7", shipping };
    expect(offer).toMatchObject({ state: "accepted", decidedAt: shop.clock, buyer });
    const dues = await findDues(shop.db, offer?.orderId ?? "");
    expect(dues.map(({ kind }) => kind)).toEqual(["advance", "balance"]);
    expect((await shop.row("bulk_quotes")).status).toBe("Closed - Won");
    const mails = await shop.rows("mail_outbox", {}, "kind");
    expect(mails.map(({ kind }) => kind)).toEqual(["offer-accepted", "offer-answered"]);
    expect(mails[0]?.to_address).toBe("asha@example.com");
  });

  test("billed abroad keeps both numbers, and its courier calls the receiver's (OFFER-92)", async () => {
    const id = await sent({ buyer: { ...draftOffer().buyer, phone: "+44 20 7946 0958", gstin: null } });
    const billing = { ...patnaAddress, state: "", pincode: "", city: "London", country: "United Kingdom" };
    const abroad = { ...facts, billing, phone: null, shippingPhone: "9876543210", gstin: null };
    const done = await accept({ facts: abroad });
    if (done.kind !== "accepted") throw new Error("not accepted");
    expect(await findOrder(shop.db, done.orderNumber)).toMatchObject({
      billing: { country: "United Kingdom", phone: "+44 20 7946 0958" },
      shippingPhone: "9876543210",
    });
    expect(await shop.row("orders")).toMatchObject({ shipping_state_code: "10", billing_state_code: null });
    expect(await findOffer(shop.db, id)).toMatchObject({ buyer: { shippingPhone: "9876543210" } });
  });

  test("by transfer makes an order that begins as pending", async () => {
    await sent();
    const done = await accept({ method: "bank" });
    if (done.kind !== "accepted") throw new Error("not accepted");
    const order = await findOrder(shop.db, done.orderNumber);
    expect(order).toMatchObject({ status: "pending", paymentMethod: "bank" });
  });

  test("of a buyer without an address for mails writes to the shop alone", async () => {
    const { buyer } = draftOffer();
    await sent({ buyer: { ...buyer, email: null } });
    await accept();
    expect(await written()).toEqual({ ...once, mails: 1 });
  });

  test("gives the order to the buyer's own account, and to nobody else's", async () => {
    await sent();
    await accept({ shopper: { id: "stranger", email: "clerk@example.com" } });
    expect(await shop.rows("orders")).toMatchObject([{ user_id: null }]);
  });

  test("twice leads to the order that is there, whatever the second form says", async () => {
    await sent();
    const [first, second] = [await accept(), await accept({ method: "bank" })];
    expect(first).toMatchObject({ kind: "accepted", isNew: true });
    expect(second).toEqual({ ...first, isNew: false });
    expect(await written()).toEqual(once);
  });

  test("twenty times at once makes one order, and tells other programs once", async () => {
    await addEndpointRow(shop.db, ["offer.accepted"]);
    await sent();
    const done = await manyAtOnce(20, (n) => accept({ method: n % 2 === 0 ? "bank" : "razorpay" }));
    const numbers = done.map((each) => (each.kind === "accepted" ? each.orderNumber : "closed"));
    expect(new Set(numbers).size).toBe(1);
    expect(done.filter((each) => each.kind === "accepted" && each.isNew)).toHaveLength(1);
    expect(await written()).toEqual(once);
    expect(await states()).toEqual(["accepted"]);
    const told = { number, revision: 1, total_paise: 46_400_00, order: numbers[0] };
    expect(await eventsIn(shop.db)).toEqual([["offer.accepted", told]]);
  });

  test("of an offer that is ended in the same moment: one of both wins, and all of it", async () => {
    const withdraw = () =>
      shop.inTransaction(async (trx) => {
        const [offer] = await lockRevisions(trx, number);
        if (offer?.state !== "sent") return false;
        await moveOffer(trx, offer, { state: "withdrawn" });
        return true;
      });
    const tooDear = { number, revision: 1, words: "Too dear" };
    const decline = async () => (await declineOffer(shop, tooDear)) === "open";
    const rivals = [withdraw, decline, () => expireOffers(shop.db, shop.clock).then(() => false)];
    for (const [turn, rival] of [...rivals, ...rivals].entries()) {
      for (const table of ["offers", "orders", "mail_outbox"] as const) await shop.remove(table);
      await sent();
      const early = turn % 2 === 0 ? undefined : rival();
      const [done, ended] = await Promise.all([accept(), early ?? rival()]);
      const isAccepted = done.kind === "accepted";
      expect(isAccepted).toBe(!ended);
      expect((await written())?.orders).toBe(isAccepted ? 1 : 0);
      expect((await states())[0] === "accepted").toBe(isAccepted);
    }
  });

  test("beside a new revision: the one that was sent last is the only one that can be", async () => {
    await sent({}, "withdrawn");
    await sent({ revision: 2, shippingCost: paise(100_00) });
    expect(await accept()).toEqual({ kind: "closed" });
    expect(await written()).toEqual(nothing);
    expect(await accept({ revision: 2 })).toMatchObject({ kind: "accepted" });
    expect(await accept()).toEqual({ kind: "closed" });
    expect(await states()).toEqual(["withdrawn", "accepted"]);
  });

  test("is over at midnight in India, marked or not", async () => {
    await sent({ validUntil: "2026-12-01" });
    shop.clock = new Date("2026-12-01T18:30:00Z");
    expect(await accept()).toEqual({ kind: "closed" });
    await expireOffers(shop.db, shop.clock);
    expect(await states()).toEqual(["expired"]);
    expect(await declineOffer(shop, { number, revision: 1, words: null })).toBe("expired");
    shop.clock = new Date("2026-12-01T18:29:59Z");
    await shop.remove("offers");
    await sent({ validUntil: "2026-12-01" });
    await expireOffers(shop.db, shop.clock);
    expect(await accept()).toMatchObject({ kind: "accepted" });
  });

  test("that breaks off leaves nothing by halves, and is done when pressed again", async () => {
    await sent();
    const broken = {
      ...shop,
      // The mails are written last.
      get secret(): string {
        throw new Error("the machine went away");
      },
    };
    await expect(acceptOffer(broken, wanted)).rejects.toThrow("went away");
    expect(await written()).toEqual(nothing);
    expect(await states()).toEqual(["sent"]);
    expect(await accept()).toMatchObject({ kind: "accepted", isNew: true });
    expect(await written()).toEqual(once);
  });

  test("never happens to a draft", async () => {
    await shop.inTransaction((trx) => insertOffer(trx, draftOffer()));
    expect(await accept()).toEqual({ kind: "closed" });
    expect(await declineOffer(shop, { number, revision: 1, words: null })).toBeUndefined();
    expect(await written()).toEqual(nothing);
  });

  test("declined, it keeps the buyer's words, once, and the quote is lost", async () => {
    const asked = { full_name: "Asha", email: "asha@example.com", quantity_required: 200 };
    await shop.add("bulk_quotes", { ...asked, id: "q", status: "Quoted" });
    const id = await sent({ quoteId: "q" });
    const decline = (words: string) => declineOffer(shop, { number, revision: 1, words });
    expect([await decline("Too dear"), await decline("Again")]).toEqual(["open", "declined"]);
    expect(await findOffer(shop.db, id)).toMatchObject({ state: "declined", declineWords: "Too dear" });
    expect((await shop.row("bulk_quotes"))?.status).toBe("Closed - Lost");
    expect((await written())?.mails).toBe(2);
    expect(await accept()).toEqual({ kind: "closed" });
  });
});
