import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { addAddress, addressesOf, deleteAddress } from "#own-orders/addresses/address-book.db.server.ts";
import { checkoutForm, purchase, sellTotes } from "../../../tests/database/checkout-form.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";

const ranchi = {
  phone: "91234 56789",
  address: {
    ...{ fullName: "Ravi Jha", addressLine1: "4 Station Road", addressLine2: null, city: "Ranchi" },
    ...{ state: "Jharkhand", pincode: "834001", country: "India" },
  },
};

eachShop("a saved address in the checkout", { begin: sellTotes, on: "embedded" }, (shop) => {
  const { submit, shown, answered } = checkoutForm(shop);

  async function customer() {
    const me = await shop.addCustomer();
    await addAddress(shop.db, me, ranchi);
    const [saved] = await addressesOf(shop.db, me);
    return { me, id: saved?.id ?? "" };
  }

  test("stands for what is typed, with its phone", async () => {
    const { me, id } = await customer();
    const typed = { savedAddress: id, email: "ravi@example.com", shippingSameAsBilling: "on" };
    expect(await shown({ ...typed, step: "1", go: "next" }, me.id)).toMatchObject({ status: 200, step: 2 });
    expect(await submit(purchase({ savedAddress: id, phone: "" }), "", me.id)).toBeInstanceOf(Response);
    expect(await shop.row("orders")).toMatchObject({
      ...{ billing_full_name: "Ravi Jha", billing_phone: "91234 56789", shipping_state: "Jharkhand" },
      ...{ shipping_state_code: "20", billing_email: "asha@example.com" },
    });
  });

  test("of somebody else, or deleted meanwhile, is refused at its field", async () => {
    const { me, id } = await customer();
    const stranger = await customer();
    const why = "This address is no longer in your account. Choose another one.";
    const refused = { status: 422, step: 1, errors: { savedAddress: why } };
    for (const userId of [stranger.me.id, null])
      expect(await shown(purchase({ savedAddress: id }), userId)).toMatchObject(refused);
    await deleteAddress(shop.db, me, id);
    expect(await shown(purchase({ savedAddress: id }), me.id)).toMatchObject(refused);
  });

  test("is kept with an order that asks for it, once, and never costs one", async () => {
    const { me } = await customer();
    const asked = purchase({ savedAddress: "another", saveAddress: "on" });
    expect(await submit(asked, "", me.id)).toBeInstanceOf(Response);
    expect(await submit(asked, "", me.id)).toBeInstanceOf(Response);
    const kept = async () => (await addressesOf(shop.db, me)).map(({ address }) => address.fullName);
    expect(await kept()).toEqual(["Ravi Jha", "Asha Kumari"]);
    expect(await submit(purchase({ saveAddress: "on" }))).toBeInstanceOf(Response);
    for (let house = 1; house < 10; house += 1) {
      const address = { ...ranchi.address, addressLine1: `${house} Station Road` };
      await addAddress(shop.db, me, { ...ranchi, address });
    }
    const another = purchase({ saveAddress: "on", addressLine1: "99 Gandhi Path" });
    const full = "This address is not saved: you keep 10 already. Delete one in your account first.";
    const placed = await answered(another, "", me.id);
    const cookies = decodeURIComponent(placed.headers.getSetCookie().join());
    expect(cookies).toContain(`Thank you for your purchase. ${full}`);
    const card = { ...another, key: randomUUID(), paymentMethod: "razorpay", script: "on" };
    expect(await shown(card, me.id)).toMatchObject({ placed: {}, notice: { text: full } });
    expect(await kept()).toHaveLength(10);
  });
});
