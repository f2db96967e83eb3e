import { expect, test } from "vitest";
import { refusedCash } from "#cash-on-delivery/cash.text.ts";
import { openCashTerms } from "#values/money/cash-terms.ts";
import { eachShop, shopOwner, type TestShop } from "../../../tests/database/each-shop.ts";
import { type OrderRow, paidByCard } from "../../../tests/database/order-row.ts";
import { addAdmin } from "../../../tests/database/profile-row.ts";
import { correctAddress } from "./correct-address.server.ts";

const address = {
  ...{ fullName: "Asha Kumari", addressLine1: "7 Station Road", addressLine2: null },
  ...{ city: "Ranchi", state: "Jharkhand", pincode: "834001", country: "India" },
};
const buyer = { kind: "shopper", id: null } as const;

const begin = (shop: TestShop) => shop.add("pincodes", { pincode: "834009", serviceable: true, cod: false });

eachShop("where a cash order goes after all", { begin, on: "embedded" }, (shop) => {
  const correct = async (
    to: { state?: string; pincode?: string; phone?: string | null },
    { order = {}, by = buyer }: { order?: OrderRow; by?: typeof buyer | Owner } = {},
  ) => {
    const cash = { ...openCashTerms, needsMobile: true, blockedStates: ["Nagaland" as const] };
    shop.config = { ...shop.config, shop: { ...shop.config.shop, cash } };
    const orderId = await shop.addOrder([], { billing_phone: "9876543210", ...order });
    const { phone = "9876543210", ...place } = to;
    return correctAddress(shop, by, { orderId }, { address: { ...address, ...place }, phone });
  };
  type Owner = { kind: "admin"; id: string };

  const said = ({ reason, help }: { reason: string; help: string }) => `${reason} ${help}`;
  const nagaland = { state: "Nagaland", pincode: "797001" };

  test("is where its cash is taken, with a number that the courier can call", async () => {
    expect(await correct({})).toMatchObject({ kind: "kept" });
    const refused = (errors: object) => ({ kind: "refused", errors });
    expect(await correct(nagaland)).toEqual(refused({ state: said(refusedCash.state("Nagaland")) }));
    const pincode = said(refusedCash.pincode("834009"));
    expect(await correct({ pincode: "834009" })).toEqual(refused({ pincode }));
    expect(await correct({ phone: null })).toEqual(refused({ phone: said(refusedCash.mobile) }));
  });

  test("is the owner's to say, and a card order's is free", async () => {
    await addAdmin(shop.db, shopOwner());
    expect(await correct(nagaland, { by: { kind: "admin", id: "owner" } })).toMatchObject({ kind: "kept" });
    const order = paidByCard;
    expect(await correct({ ...nagaland, phone: null }, { order })).toMatchObject({ kind: "kept" });
  });

  test("is not judged anew for what stands already", async () => {
    const there = { shipping_state: "Nagaland", shipping_pincode: "797001", shipping_state_code: "13" };
    const order = { ...there, billing_phone: null };
    expect(await correct({ ...nagaland, phone: null }, { order })).toMatchObject({ kind: "kept" });
  });
});
