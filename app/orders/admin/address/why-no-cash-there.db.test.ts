import { beforeEach, expect, test } from "vitest";
import { refusedCash } from "#cash-on-delivery/cash.text.ts";
import { parseConfig } from "#platform/config/config.server.ts";
import { openCashTerms } from "#values/money/cash-terms.ts";
import { eachDatabase } from "../../../../tests/database/each-database.ts";
import { addOrder } from "../../../../tests/database/order-row.ts";
import { correctAddress } from "./correct-address.server.ts";

const address = {
  ...{ fullName: "Asha Kumari", addressLine1: "7 Station Road", addressLine2: null },
  ...{ city: "Ranchi", state: "Jharkhand", pincode: "834001", country: "India" },
};
const buyer = { kind: "shopper", id: null } as const;

eachDatabase("where a cash order goes after all", (database) => {
  const correct = async (
    to: { state?: string; pincode?: string; phone?: string | null },
    { order = {}, by = buyer }: { order?: Parameters<typeof addOrder>[2]; by?: typeof buyer | Owner } = {},
  ) => {
    const config = parseConfig({});
    const cash = { ...openCashTerms, needsMobile: true, blockedStates: ["Nagaland" as const] };
    const shop = {
      ...{ db: database().db, now: () => new Date("2026-11-24T10:00:00Z") },
      ...{ config: { ...config, shop: { ...config.shop, cash } }, secret: "a secret, long enough" },
    };
    const orderId = await addOrder(database().db, [], { billing_phone: "9876543210", ...order });
    const { phone = "9876543210", ...place } = to;
    return correctAddress(shop, by, { orderId }, { address: { ...address, ...place }, phone });
  };
  type Owner = { kind: "admin"; id: string };

  beforeEach(async () => {
    const { db } = database();
    for (const table of ["orders", "pincodes"] as const) await db.deleteFrom(table).execute();
    await db.insertInto("pincodes").values({ pincode: "834009", serviceable: true, cod: false }).execute();
  });

  const said = ({ reason, help }: { reason: string; help: string }) => `${reason} ${help}`;
  const nagaland = { state: "Nagaland", pincode: "797001" };

  test("is where its cash is taken, with a number that the courier can call", async () => {
    expect(await correct({})).toMatchObject({ kind: "kept" });
    const refused = (errors: object) => ({ kind: "refused", errors });
    expect(await correct(nagaland)).toEqual(refused({ state: said(refusedCash.state("Nagaland")) }));
    expect(await correct({ pincode: "834009" })).toEqual(
      refused({ pincode: said(refusedCash.pincode("834009")) }),
    );
    expect(await correct({ phone: null })).toEqual(refused({ phone: said(refusedCash.mobile) }));
  });

  test("is the owner's to say, and a card order's is free", async () => {
    await database()
      .db.insertInto("profiles")
      .values({ id: "owner", full_name: "Meera Owner", email: "owner@example.com", role: "admin" })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    expect(await correct(nagaland, { by: { kind: "admin", id: "owner" } })).toMatchObject({ kind: "kept" });
    const paid: Parameters<typeof addOrder>[2] = {
      ...{ payment_method: "razorpay", payment_state: "captured", status: "processing" },
      ...{ fulfilment_state: "processing" },
    };
    expect(await correct({ ...nagaland, phone: null }, { order: paid })).toMatchObject({ kind: "kept" });
  });

  test("is not judged anew for what stands already", async () => {
    const there = { shipping_state: "Nagaland", shipping_pincode: "797001", shipping_state_code: "13" };
    const order = { ...there, billing_phone: null };
    expect(await correct({ ...nagaland, phone: null }, { order })).toMatchObject({ kind: "kept" });
  });
});
