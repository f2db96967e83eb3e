import { expect, test } from "vitest";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { patnaAddress } from "../../../tests/patna-address.ts";
import {
  addAddress,
  addressesOf,
  changeAddress,
  deleteAddress,
  makeDefault,
} from "./address-book.db.server.ts";
import { mostAddresses } from "./address-book.ts";

const delivery = (street: number, isDefault = false) => {
  return { address: { ...patnaAddress, addressLine1: `${street} Gandhi Path` }, phone: null, isDefault };
};

eachShop("an account's addresses", {}, (shop) => {
  async function customer(count = 0) {
    const me = await shop.addCustomer();
    for (let street = 1; street <= count; street += 1) await addAddress(shop.db, me, delivery(street));
    const streetOf = ({ address }: { address: { addressLine1: string } }) =>
      address.addressLine1.split(" ")[0];
    const kept = () => addressesOf(shop.db, me);
    return {
      me,
      book: async () => (await kept()).map((each) => `${streetOf(each)}${each.isDefault ? "*" : ""}`),
      idOf: async (street: number) => (await kept()).find((each) => streetOf(each) === `${street}`)?.id ?? "",
    };
  }

  test("begin with the default one, which the first is, and one is always", async () => {
    const { me, book, idOf } = await customer(3);
    expect(await book()).toEqual(["1*", "2", "3"]);
    expect(await makeDefault(shop.db, me, await idOf(3))).toBe(true);
    expect(await book()).toEqual(["3*", "1", "2"]);
    await addAddress(shop.db, me, delivery(4, true));
    expect(await book()).toEqual(["4*", "1", "2", "3"]);
    expect(await deleteAddress(shop.db, me, await idOf(4))).toBe(true);
    expect(await book()).toEqual(["1*", "2", "3"]);
  });

  test("keep ten, refuse the eleventh, and take the same words once", async () => {
    const { me, book } = await customer(mostAddresses);
    expect(await addAddress(shop.db, me, delivery(11))).toBe("full");
    expect(await addAddress(shop.db, me, delivery(10))).toBe("added");
    expect(await book()).toHaveLength(mostAddresses);
  });

  test("are changed by the version that was seen", async () => {
    const { me, book, idOf } = await customer(2);
    const change = { ...delivery(5), id: await idOf(2), version: 1 };
    expect(await changeAddress(shop.db, me, change)).toBe("kept");
    expect(await changeAddress(shop.db, me, change)).toBe("stale");
    expect(await book()).toEqual(["1*", "5"]);
  });

  test("abroad stay in their country: a form of another one is stale", async () => {
    const { me, idOf } = await customer();
    const london = { ...patnaAddress, addressLine1: "1 Baker Street", state: "", country: "United Kingdom" };
    await addAddress(shop.db, me, { address: london, phone: null });
    const change = { id: await idOf(1), version: 1, phone: null, isDefault: true };
    expect(await changeAddress(shop.db, me, { ...change, address: patnaAddress })).toBe("stale");
    const address = { ...london, pincode: "NW1 6XE" };
    expect(await changeAddress(shop.db, me, { ...change, address })).toBe("kept");
  });

  test("of somebody else are as little found as none", async () => {
    const { idOf, book } = await customer(1);
    const stranger = await customer(1);
    for (const id of [await idOf(1), "no-such", "' or 1=1"]) {
      expect(await changeAddress(shop.db, stranger.me, { ...delivery(9), id, version: 1 })).toBe("missing");
      expect(await makeDefault(shop.db, stranger.me, id)).toBe(false);
      expect(await deleteAddress(shop.db, stranger.me, id)).toBe(false);
    }
    expect(await book()).toEqual(["1*"]);
  });

  test("stay ten with one default when many requests come at once", async () => {
    const { me, book } = await customer(7);
    const streets = Array.from({ length: 12 }, (_, place) => 20 + place);
    const added = await Promise.all(streets.map((street) => addAddress(shop.db, me, delivery(street, true))));
    expect(added.filter((outcome) => outcome === "added")).toHaveLength(3);
    const ids = (await addressesOf(shop.db, me)).map(({ id }) => id);
    await Promise.all([...ids, ...ids].map((id) => makeDefault(shop.db, me, id)));
    expect((await book()).filter((street) => street.endsWith("*"))).toHaveLength(1);
    const five = ids.slice(0, 5);
    await Promise.all([...five, ...five].map((id) => deleteAddress(shop.db, me, id)));
    expect(await book()).toHaveLength(5);
    expect((await book()).filter((street) => street.endsWith("*"))).toHaveLength(1);
  });
});
