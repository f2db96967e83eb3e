import { expect, test } from "vitest";
import { eachShop, manyAtOnce } from "../../../tests/database/each-shop.ts";
import { addOfferedHomes, homeRow, uploadHomes } from "../../../tests/database/homes-order.ts";
import { eraseOldRecipients, eraseRecipients } from "../erase-recipients.db.server.ts";
import { sendKnown } from "../list/send-known.server.ts";
import { recipientsOf } from "../recipients.db.server.ts";
import { askPeople } from "./ask-people.server.ts";
import { giftOf, giveOwnAddress } from "./give-own-address.server.ts";

const address = {
  ...{ name: "Uma Jha", phone: "91234 56789", addressLine1: "7 Lake Road", addressLine2: null },
  ...{ city: "Ranchi", state: "Jharkhand", pincode: "834001" },
};

eachShop("people who are asked where they live", {}, (shop) => {
  const uma = homeRow("Uma", 40, "uma@example.com");
  const rows = [homeRow("Meera", 100), uma, homeRow("Ravi", 60, "ravi@example.com")];
  async function asked() {
    const orderId = await addOfferedHomes(shop);
    await uploadHomes(shop, orderId, rows);
    expect(await askPeople(shop, orderId)).toBe(2);
    return orderId;
  }
  /** The tokens in the mails to somebody, the oldest first. */
  async function tokens(to = "uma@example.com"): Promise<string[]> {
    const mails = await shop.rows("mail_outbox", {}, "id");
    return mails
      .filter((mail) => mail.kind === "gift-asked" && mail.to_address === to)
      .map(({ letter }) => /\/gift\/([\w-]{22})/.exec(JSON.stringify(letter))?.[1] ?? "");
  }
  const token = async () => (await tokens()).at(-1) ?? "";
  const stateOf = async (orderId: string, name: string) =>
    (await recipientsOf(shop.db, orderId)).find((each) => each.name?.startsWith(name))?.state;

  test("get a link each, hashed, once a day and three times at most (HOMES-10)", async () => {
    const orderId = await asked();
    expect(JSON.stringify(await shop.rows("order_recipients"))).not.toContain(await token());
    const counts = [await askPeople(shop, orderId)];
    for (const hours of [23, 1, 24, 24]) {
      shop.pass({ hours });
      counts.push(await askPeople(shop, orderId));
    }
    expect(counts).toEqual([0, 0, 2, 2, 0]);
    const [first, , last] = await tokens();
    expect(await giftOf(shop.db, first ?? "", shop.clock)).toBeUndefined();
    expect(await giftOf(shop.db, last ?? "", shop.clock)).toMatchObject({
      ...{ kind: "open", gift: { giver: "Haat & Sons" } },
    });
  });

  test("answer once, whoever presses how often, and the link shows nothing after it (HOMES-12)", async () => {
    const orderId = await asked();
    const link = await token();
    const done = await manyAtOnce(5, () => giveOwnAddress(shop, link, address));
    expect(done).toEqual(Array(5).fill("given"));
    expect(await stateOf(orderId, "Uma")).toBe("known");
    const found = await giftOf(shop.db, link, shop.clock);
    expect(found?.kind).toBe("answered");
    expect(JSON.stringify(found)).not.toContain("Lake Road");
    await giveOwnAddress(shop, link, { ...address, city: "Delhi" });
    expect((await recipientsOf(shop.db, orderId)).map((each) => each.address?.city)).toContain("Ranchi");
  });

  test.each(["", "x", "a".repeat(22), "\0".repeat(22), "a".repeat(10_000)])("no link is %j", async (text) => {
    expect(await giftOf(shop.db, text, shop.clock)).toBeUndefined();
    expect(await giveOwnAddress(shop, text, address)).toBeUndefined();
  });

  test("have a fortnight, and none once the order is cancelled", async () => {
    const orderId = await asked();
    const link = await token();
    shop.pass({ hours: 14 * 24 - 1 });
    expect((await giftOf(shop.db, link, shop.clock))?.kind).toBe("open");
    await shop.set("orders", orderId, { fulfilment_state: "cancelled" });
    expect(await giftOf(shop.db, link, shop.clock)).toBeUndefined();
    await shop.set("orders", orderId, { fulfilment_state: "pending" });
    shop.pass({ hours: 1 });
    expect(await giveOwnAddress(shop, link, address)).toBeUndefined();
  });

  test("keep their answer and link in a later sheet that has no address for them (HOMES-13)", async () => {
    const orderId = await asked();
    const link = await token();
    await uploadHomes(shop, orderId, [...rows.slice(0, 1), uma.replace(",40,", ",30,")]);
    expect(await giveOwnAddress(shop, link, address)).toBe("given");
    await uploadHomes(shop, orderId, [...rows.slice(0, 1), uma]);
    const [, own] = await recipientsOf(shop.db, orderId);
    expect(own).toMatchObject({ state: "known", givenBy: "person", address: { city: "Ranchi" } });
    expect(Object.values(own?.pieces ?? {})).toEqual([40]);
    await uploadHomes(shop, orderId, [...rows.slice(0, 1), homeRow("Uma", 40)]);
    expect(await giftOf(shop.db, link, shop.clock)).toBeUndefined();
  });

  test("are waited for no more once the buyer says so, and the shop is told once (HOMES-14)", async () => {
    const orderId = await asked();
    await Promise.all([1, 2, 3].map(() => sendKnown(shop, orderId)));
    const told = (await shop.mails()).filter(({ kind }) => kind === "send-known");
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told)).toContain("1 homes are known, 2 are not yet");
  });

  test("are erased 90 days after the parcel arrived, came back or left, with what the carrier told (HOMES-17)", async () => {
    const orderId = await asked();
    await giveOwnAddress(shop, await token(), address);
    const ids = new Map((await recipientsOf(shop.db, orderId)).map(({ id, name }) => [name, id]));
    const parcel = (number: number, name: string, change: object) =>
      shop.add("shipments", {
        ...{ id: `p${number}`, order_id: orderId, number, recipient_id: ids.get(name) ?? "" },
        ...{ awb: `A${number}`, picked_up_at: shop.clock, ...change },
      });
    await parcel(1, "Uma Jha", { state: "delivered", delivered_at: shop.clock });
    await parcel(2, "Meera", { state: "moving" });
    shop.pass({ hours: 90 * 24 });
    await eraseOldRecipients(shop);
    expect(await stateOf(orderId, "Uma")).toBe("there");
    shop.pass({ hours: 1 });
    await eraseOldRecipients(shop);
    const rest = JSON.stringify(await shop.rows("order_recipients"));
    for (const gone of ["Uma", "91234", "Lake Road", "834001", "uma@", "Meera"])
      expect(rest).not.toContain(gone);
    expect(rest).toContain("Jharkhand");
    expect(rest).toContain("ravi@example.com");
    expect((await shop.rows("shipments")).map(({ awb }) => awb)).toEqual([null, null]);
    await shop.inTransaction((trx) => eraseRecipients(trx, [orderId], shop.clock));
    const erased = await shop.rows("order_recipients");
    expect(JSON.stringify(erased)).not.toContain("ravi@");
    expect(erased.map(({ erased_at }) => erased_at)).toEqual(erased.map(() => shop.clock));
  });
});
