import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { eachShop } from "../../tests/database/each-shop.ts";
import {
  findRecipientList,
  giveAddress,
  insertRecipientList,
  lockRecipients,
} from "./recipients.db.server.ts";

const address = {
  ...{ name: "Meera Devi", phone: "98765 43210", addressLine1: "12 Station Road", addressLine2: null },
  ...{ city: "Patna", state: "Bihar", pincode: "800001" },
};

eachShop("whoever gets a parcel of an order", {}, (shop) => {
  async function addList() {
    const orderId = await shop.addOrder([{ quantity: 10 }]);
    await shop.inTransaction((trx) =>
      insertRecipientList(trx, { orderId, agreedParcels: 3, parcelPrice: paise(60_00) }),
    );
    await shop.add("order_recipients", { id: "meera", order_id: orderId, row: 2, pieces: '{"bag":2}' });
    return orderId;
  }
  const read = async (orderId: string) =>
    (await shop.inTransaction((trx) => lockRecipients(trx, orderId))).map(({ state, version, address }) => ({
      ...{ state, version, address },
    }));

  test("is wanted until the address is there, which one of two that give it at once gives", async () => {
    const orderId = await addList();
    expect(await findRecipientList(shop.db, orderId)).toMatchObject({ agreedParcels: 3, parcelPrice: 60_00 });
    const seen = { id: "meera", version: 1 };
    const give = () => shop.inTransaction((trx) => giveAddress(trx, seen, { address, givenBy: "person" }));
    expect((await Promise.all([give(), give()])).toSorted()).toEqual([false, true]);
    expect(await read(orderId)).toEqual([{ state: "known", version: 2, address }]);
  });

  test("stands where the parcel is, whoever moves it, and has one parcel at a time", async () => {
    const orderId = await addList();
    const add = (number: number) =>
      shop.add("shipments", { id: `p${number}`, order_id: orderId, number, recipient_id: "meera" });
    const stands = async () => (await read(orderId))[0]?.state;
    await expect(add(1)).rejects.toThrow("no address yet");
    await shop.inTransaction((trx) =>
      giveAddress(trx, { id: "meera", version: 1 }, { address, givenBy: "buyer" }),
    );
    await add(1);
    await expect(add(2)).rejects.toThrow("recipient meera has a parcel");
    const went = [await stands()];
    const ways = ["booking", "booked", "picked_up", "rto", "rto_received"] as const;
    for (const state of ways) {
      await shop.set("shipments", "p1", { state });
      went.push(await stands());
    }
    expect(went).toEqual(["packed", "packed", "packed", "sent", "sent", "back"]);
    await add(2);
    await shop.set("shipments", "p2", { state: "cancelled" });
    expect(await stands()).toBe("known");
    await add(1000);
    await shop.set("shipments", "p1000", { state: "delivered" });
    expect(await stands()).toBe("there");
  });
});
