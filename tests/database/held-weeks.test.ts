import { expect, test } from "vitest";
import { type Acceptance, acceptOffer, declineOffer } from "#offers/accepting/accept-offer.server.ts";
import { insertOffer, type OfferDraft, revisionsOf } from "#offers/offers.db.server.ts";
import { beginRevision, withdrawOffer } from "#offers/sending/change-offer.server.ts";
import { holdOffersWeeks, releaseOffersWeeks } from "#offers/sending/hold-weeks.server.ts";
import { sendOffer } from "#offers/sending/send-offer.server.ts";
import { readWeeks } from "#offers/weeks/read-weeks.server.ts";
import { forgetLapsed } from "#promise/held-weeks.db.server.ts";
import { paise } from "#values/money/money.ts";
import { patnaAddress } from "../patna-address.ts";
import { purchaseLine } from "../purchase-line.ts";
import { checkoutOf, sellBags } from "./checkout-shop.ts";
import { eachShop, manyAtOnce, type TestShop } from "./each-shop.ts";
import { draftOffer } from "./offer-row.ts";

const number = "O-1764000000000";
const quilt = { id: "quilt", name: "Quilt", price: "500", made_to_order: true, making_group: "sewing" };
const [soon, next, third] = ["2026-12-05", "2026-12-12", "2026-12-19"];
const line = (quantity: number): OfferDraft["lines"][number] => ({
  ...{ productId: "quilt", variantId: null, name: "Quilt", optionText: null, details: null, sku: null },
  ...{ hsn: null, taxRate: null, unitPrice: paise(400_00), quantity },
});

async function begin(shop: TestShop): Promise<void> {
  await sellBags(shop);
  await shop.add("making_groups", { id: "sewing", name: "Sewing", pieces_week: 12 });
  await shop.addProducts([{ ...quilt, lead_days_from: 1, lead_days_to: 3 }]);
  await shop.add("profiles", { id: shop.owner.id, full_name: "Owner", email: shop.owner.email });
  const { shop: facts } = shop.config;
  shop.config = { ...shop.config, shop: { ...facts, promise: { mode: "on" } } };
}

// 2 December 2026 is a Wednesday.
eachShop("weeks that are held for an offer (PROMISE-12)", { at: "2026-12-02T06:00:00Z", begin }, (shop) => {
  const { place } = checkoutOf(shop);
  const order = (quantity: number, seenLeaves: string) =>
    place({ lines: [purchaseLine("quilt", quantity, 500_00)], seenLeaves });
  const drafted = (quantity: number, change: Partial<OfferDraft> = {}) => {
    const draft = draftOffer({
      lines: [line(quantity)],
      validUntil: third,
      promisedOn: "2026-12-31",
      ...change,
    });
    return shop.inTransaction((trx) => insertOffer(trx, draft));
  };
  const last = async () => {
    const offer = (await revisionsOf(shop.db, number)).at(-1);
    if (!offer) throw new Error("no offer");
    return offer;
  };
  const seen = async () => {
    const { id, version } = await last();
    return { number, id, version };
  };
  const hold = async () => holdOffersWeeks(shop, shop.owner, await seen());
  const send = async () => sendOffer(shop, shop.owner, await seen());
  const held = async () =>
    (await shop.rows("held_weeks", {}, "due_on")).map(({ due_on, quantity }) => `${quantity} by ${due_on}`);
  const lots = async () =>
    (await shop.rows("lots", {}, "number")).map(({ due_on, quantity }) => `${quantity} by ${due_on}`);
  const facts: Acceptance["facts"] = {
    ...{ billing: patnaAddress, shipping: patnaAddress, phone: "9876543210" },
    ...{ company: null, gstin: null, poNumber: null },
  };
  const accept = () => acceptOffer(shop, { number, revision: 1, facts, method: "bank", shopper: null });

  test("are filled for everybody else, beside orders of the same moment, and never above a week's room", async () => {
    await drafted(10);
    const seenNow = await seen();
    const done = await manyAtOnce(20, (at) =>
      at % 4 === 0 ? holdOffersWeeks(shop, shop.owner, seenNow) : order(1, soon),
    );
    const placed = done.filter(({ kind }) => kind === "placed").length;
    const [hers = ""] = await held();
    expect(await held()).toHaveLength(1);
    expect(["10 by 2026-12-05", "10 by 2026-12-12"]).toContain(hers);
    expect(placed + (hers.endsWith(soon) ? 10 : 0)).toBeLessThanOrEqual(12);
    expect(await order(13 - placed, soon)).toMatchObject({ refusal: { kind: "day-moved" } });
  });

  test("are said with the group's full weeks, and its order's lots take them over, whatever its day", async () => {
    await order(9, soon);
    await drafted(6);
    const said = { advised: { full: [{ group: "Sewing", until: soon }], leavesBy: next } };
    expect(await readWeeks(shop, await last())).toMatchObject({ ...said, held: undefined });
    expect([await hold(), await hold()]).toEqual([{ kind: "done" }, { kind: "done" }]);
    expect(await readWeeks(shop, await last())).toMatchObject({
      ...said,
      held: { until: third, days: [next] },
    });
    await send();
    expect(await order(7, next)).toMatchObject({ refusal: { kind: "day-moved", day: third } });
    expect(await accept()).toMatchObject({ kind: "accepted", isNew: true });
    expect([await held(), await lots()]).toEqual([[], [`9 by ${soon}`, `6 by ${next}`]]);
    expect(await hold()).toEqual({ kind: "refused", why: "accepted" });
    const [{ id } = { id: "" }] = await shop.rows("orders", { ready_by: "2026-12-31" });
    await shop.inTransaction((trx) => shop.making.wanted(trx, id, shop.now()));
    expect(await lots()).toEqual([`9 by ${soon}`, `6 by ${next}`]);
  });

  test("follow the revision that is sent, and go where it finds no room", async () => {
    await drafted(6);
    await hold();
    await send();
    await beginRevision(shop, shop.owner, number);
    await shop.set("offer_lines", { offer_id: (await last()).id }, { quantity: 14 });
    expect(await held()).toEqual([`6 by ${soon}`]);
    await send();
    expect(await held()).toEqual([`14 by ${next}`]);
    const { shop: settings } = shop.config;
    shop.config = { ...shop.config, shop: { ...settings, promise: { mode: "on", stopAfterWeeks: 1 } } };
    expect(await hold()).toEqual({ kind: "refused", why: "full" });
    await beginRevision(shop, shop.owner, number);
    await send();
    expect(await held()).toEqual([]);
  });

  test.each([
    ["it is declined", () => declineOffer(shop, { number, revision: 1, words: null })],
    ["it is withdrawn", async () => withdrawOffer(shop, shop.owner, await seen())],
    ["the owner lets them go", async () => releaseOffersWeeks(shop, shop.owner, await seen())],
    [
      "its last day is over",
      async () => {
        shop.clock = new Date("2026-12-19T18:30:00Z");
        await forgetLapsed(shop.db, shop.now());
      },
    ],
  ])("are free again once %s", async (_, end) => {
    await drafted(12);
    await hold();
    await send();
    expect(await order(1, soon)).toMatchObject({ refusal: { kind: "day-moved", day: next } });
    await end();
    expect(await held()).toEqual([]);
  });
});
