import { expect, test } from "vitest";
import { changeFulfilment } from "#orders/fulfilment/change-fulfilment.server.ts";
import { registerUpload } from "#pictures/uploads.db.server.ts";
import { speaking } from "#platform/language/speaking.server.ts";
import { writeTexts } from "#translations/translations.db.server.ts";
import { eachShop, manyAtOnce, type TestShop } from "../../../tests/database/each-shop.ts";
import { inState } from "../../../tests/database/order-row.ts";
import { addDelivered, sellReturned, wanted } from "../../../tests/database/returned-order.ts";
import { findReturn } from "../returns.db.server.ts";
import { returnText } from "../returns.text.ts";
import { requestReturn } from "./request-return.server.ts";
import { withdrawReturn } from "./withdraw-return.server.ts";

const delivered = new Date("2026-11-01T12:00:00+05:30");
const inTime = new Date("2026-12-01T23:59:59+05:30");
const tooLate = new Date("2026-12-02T00:00:00+05:30");
const photo = "/files/private/return_photos/r/a_10x10.webp";

async function begin(shop: TestShop) {
  await sellReturned(shop);
  await shop.set("products", "bag", { stock_count: 3 });
}

eachShop("a request to take goods back", { at: inTime, begin }, (shop) => {
  const ask = (...what: Parameters<typeof wanted>) => requestReturn(shop, wanted(...what));
  const requests = () => shop.rows("return_requests", {}, "id");
  const refused = (errors: object) => ({ kind: "refused", errors });

  test("is written with its mail until the last day, and not a moment longer", async () => {
    const { orderNumber, bags } = await addDelivered(shop, delivered);
    const asked = await ask(orderNumber, { [bags]: 2 }, { upiId: "asha@upi" });
    expect(asked).toMatchObject({ kind: "asked", number: `R-${inTime.getTime()}` });
    const written = { kind: "return", state: "requested", is_late: false, upi_id: "asha@upi" };
    expect(await requests()).toMatchObject([written]);
    const [mail] = await shop.mails();
    expect(mail).toMatchObject({ kind: "return-step", to_address: "asha@example.com" });
    expect(JSON.stringify(mail?.letter)).toContain(`/return/R-${inTime.getTime()}?token=`);
    const other = await addDelivered(shop, delivered);
    shop.clock = tooLate;
    const over = refused({ reason: returnText.over("2026-12-01") });
    expect(await ask(other.orderNumber, { [other.bags]: 1 })).toEqual(over);
  });

  test("of damage is taken late, and marked; it needs a photo that is its own", async () => {
    const { orderNumber, bags } = await addDelivered(shop, delivered);
    shop.clock = tooLate;
    const broken = { reason: "damaged", wish: "replacement" } as const;
    const asked = (photos: string[]) => ask(orderNumber, { [bags]: 1 }, { ...broken, photos });
    expect(await asked([])).toEqual(refused({ photos: returnText.errors.photosNeeded }));
    expect(await asked([photo])).toEqual({ kind: "photos-lost" });
    await registerUpload(shop.db, photo, null);
    expect(await asked([photo])).toMatchObject({ kind: "asked" });
    expect(await requests()).toMatchObject([{ kind: "damage", is_late: true, photos: [photo] }]);
    expect(await shop.rows("uploads")).toEqual([]);
  });

  test("goes by what the order promised, not by what the shop says today", async () => {
    const { orderNumber, bags } = await addDelivered(shop, delivered, { return_days: 7, damage_hours: 1 });
    expect(await ask(orderNumber, { [bags]: 1 })).toEqual(refused({ reason: returnText.over("2026-11-08") }));
  });

  test("is refused for more pieces than are left, for those of another order, and for what is not taken back", async () => {
    const { orderNumber, bags, tote } = await addDelivered(shop, delivered);
    const other = await addDelivered(shop, delivered);
    const most = (name: string, left: number) => ({
      errors: { pieces: returnText.errors.tooMany(name, left) },
    });
    expect(await ask(orderNumber, { [bags]: 3 })).toMatchObject(most("Bag", 2));
    expect(await ask(orderNumber, { [other.bags]: 1 })).toMatchObject({ kind: "refused" });
    await shop.set("order_items", tote, { returnable: false });
    expect(await ask(orderNumber, { [tote]: 1 })).toMatchObject(most("Tote", 0));
    expect(await ask(orderNumber, { [bags]: 1 })).toMatchObject({ kind: "asked" });
    expect(await ask(orderNumber, { [bags]: 2 })).toMatchObject(most("Bag", 1));
  });

  test("is refused in Hindi by the name that the owner has translated", async () => {
    const { orderNumber, bags } = await addDelivered(shop, delivered);
    const name = { kind: "product", id: "bag", field: "name", english: "Bag", text: "थैला" } as const;
    await writeTexts(shop.db, [name]);
    const said = await speaking("hi", () => ask(orderNumber, { [bags]: 3 }));
    expect(said).toMatchObject({ errors: { pieces: "“थैला” के 2 नग लौट सकते हैं।" } });
  });

  test.each([
    ["not of an order on its way", inState("shipped"), "not-arrived"],
    ["nor of one that was cancelled", inState("cancelled"), "lost"],
    ["nor of a buyer who was erased", { billing_email: "(deleted)" }, "lost"],
  ] as const)("%s", async (_, order, why) => {
    const { orderNumber, bags } = await addDelivered(shop, delivered, order);
    expect(await ask(orderNumber, { [bags]: 1 })).toEqual({ kind: "closed", why });
  });

  test("of a parcel that has arrived may be asked for while the rest is on its way", async () => {
    const onItsWay = { ...inState("shipped"), delivered_at: null };
    const { id, orderNumber, bags, tote } = await addDelivered(shop, delivered, onItsWay);
    await shop.add("shipments", { id: "parcel", order_id: id, number: 1, state: "delivered" });
    await shop.add("shipment_items", { shipment_id: "parcel", order_item_id: bags, quantity: 1 });
    expect(await ask(orderNumber, { [tote]: 1 })).toMatchObject({ kind: "refused" });
    expect(await ask(orderNumber, { [bags]: 2 })).toMatchObject({ kind: "refused" });
    expect(await ask(orderNumber, { [bags]: 1 })).toMatchObject({ kind: "asked" });
  });

  test("that is sent twice is one, also at once", async () => {
    const { orderNumber, bags } = await addDelivered(shop, delivered);
    const same = wanted(orderNumber, { [bags]: 1 });
    const sent = await manyAtOnce(6, () => requestReturn(shop, { ...same, id: crypto.randomUUID() }));
    expect(new Set(sent.map((asked) => asked.kind === "asked" && asked.number)).size).toBe(1);
    expect(await requests()).toHaveLength(1);
    expect(await shop.mails()).toHaveLength(1);
  });

  test("many at once take each piece once", async () => {
    const { orderNumber, bags } = await addDelivered(shop, delivered);
    const asked = await manyAtOnce(8, () => ask(orderNumber, { [bags]: 1 }));
    expect(asked.filter(({ kind }) => kind === "asked")).toHaveLength(2);
    expect(new Set((await requests()).map(({ number }) => number)).size).toBe(2);
  });

  test("beside a cancellation stands before it, or is refused after it", async () => {
    const { id, orderNumber, bags } = await addDelivered(shop, delivered);
    const cancelling = () =>
      changeFulfilment(shop, shop.owner, { orderId: id, version: 1, status: "cancelled" });
    const [asked, cancelled] = await Promise.all([ask(orderNumber, { [bags]: 2 }), cancelling()]);
    expect(cancelled.kind).toBe("changed");
    expect(await requests()).toHaveLength(asked.kind === "asked" ? 1 : 0);
    expect(await ask(orderNumber, { [bags]: 1 })).toEqual({ kind: "closed", why: "lost" });
  });

  test("is withdrawn once, which frees its pieces", async () => {
    const { orderNumber, bags } = await addDelivered(shop, delivered);
    const first = wanted(orderNumber, { [bags]: 2 });
    await requestReturn(shop, first);
    const done = await Promise.all([1, 2, 3].map(() => withdrawReturn(shop, first.id)));
    expect(done.sort()).toEqual(["already", "already", "withdrawn"]);
    expect((await findReturn(shop.db, "id", first.id))?.withdrawnAt).toEqual(inTime);
    expect(await ask(orderNumber, { [bags]: 2 })).toMatchObject({ kind: "asked" });
    expect(await withdrawReturn(shop, "nobody")).toBe("missing");
  });

  test("can be made twenty times of an order", async () => {
    const { orderNumber, bags } = await addDelivered(shop, delivered);
    for (let time = 0; time < 20; time += 1) {
      const one = wanted(orderNumber, { [bags]: 1 });
      expect(await requestReturn(shop, one)).toMatchObject({ kind: "asked" });
      await withdrawReturn(shop, one.id);
    }
    expect(await ask(orderNumber, { [bags]: 1 })).toEqual({ kind: "too-many" });
  });
});
