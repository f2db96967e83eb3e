import { expect, test } from "vitest";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import { receiveRecord } from "#records/receive-record.server.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { freshId } from "../../../tests/form-of.ts";
import { refusalForPerson } from "../person-refusal.db.server.ts";
import { giveUsesBack } from "../promotion-uses.db.server.ts";
import { discountAdminText } from "./discount-admin.text.ts";
import { effectOf } from "./discount-effect.ts";
import { discounts } from "./discount-fields.ts";
import { discountKeeper } from "./discount-keeper.server.ts";
import { listDiscounts } from "./discount-list.db.server.ts";

const { errors: say, deleted, hasUses, gone } = discountAdminText;
const now = new Date("2026-12-01T06:00:00Z");

eachShop("the owner's discounts", { at: now }, (shop) => {
  function save(fields: Record<string, string>) {
    const form = new FormData();
    const given = {
      ...discounts.form.empty,
      id: "",
      version: "0",
      folder: freshId(),
      title: "Diwali",
      value: "10",
    };
    for (const [name, value] of Object.entries({ ...given, by: "script", ...fields })) form.set(name, value);
    return receiveRecord(shop, shop.owner, form, discountKeeper);
  }
  const all = () => listDiscounts(shop.db);
  const only = async () => {
    const [discount] = await all();
    if (!discount) throw new Error("there is none");
    return discount;
  };
  const opened = (id: string) => discountKeeper.find(shop, id);
  const edit = (id: string, version: number, fields: Record<string, string>) =>
    save({ id, folder: id, version: String(version), ...fields });
  const use = async (promotion_id: string, state: "held" | "used" | "given_back", total_amount: string) => {
    const sums = { subtotal: total_amount, shipping_cost: "0", total_amount };
    const order_id = await shop.addOrder([], sums);
    await shop.add("promotion_uses", { order_id, promotion_id, state });
  };

  test("are opened as they were typed, and keep who changed them", async () => {
    await shop.addProducts([{ id: "tote", name: "Kohbar Tote", slug: "kohbar-tote", sku: "KT-1" }]);
    const times = { starts: "1 December 2026 6:30 pm", ends: "24 December 2026" };
    const typed = {
      ...{ code: "DIWALI", title: "Diwali", kind: "amount", value: "149.50", cap: "100", minSubtotal: "999" },
      ...{ appliesTo: "products", which: "kohbar-tote" },
      ...times,
      ...{ mostUses: "50", mostPerPerson: "1", firstOrder: "true", active: "true", onHome: "true" },
    };
    expect(await save({ ...typed, which: "KT-1" })).toMatchObject({ kind: "done" });
    const { id, scopeName } = await only();
    expect([(await opened(id))?.texts, scopeName]).toEqual([typed, "Kohbar Tote"]);
    expect(await edit(id, 1, { ...typed, value: "99" })).toMatchObject({ kind: "done" });
    expect(await edit(id, 1, typed)).toMatchObject({ kind: "failed", reason: "stale" });
    expect((await auditOf(shop.db, "promotions", id)).map(({ what }) => what)).toEqual([
      expect.stringContaining("updated · value: 99.00"),
      expect.stringContaining("created · "),
    ]);
  });

  test("have codes of their own, whatever the letters' case, also when two are saved at once", async () => {
    const answers = await Promise.all([save({ code: "DIWALI" }), save({ code: "diwali" })]);
    expect(answers.map(({ kind }) => kind).sort()).toEqual(["done", "refused"]);
    expect(await save({ code: "Diwali" })).toMatchObject({ errors: { code: say.codeUsed } });
    expect(await all()).toHaveLength(1);
    expect(await save({ title: "By itself" })).toMatchObject({ kind: "done" });
    expect(await save({ title: "By itself" })).toMatchObject({ kind: "done" });
  });

  test("are for products that the shop has", async () => {
    const errors = { which: say.whichUnknown("nothing") };
    expect(await save({ appliesTo: "products", which: "nothing" })).toMatchObject({ errors });
    expect(await all()).toEqual([]);
  });

  test("never guess which of several products of one name is meant, and keep what was deleted", async () => {
    await shop.addProducts([
      { id: "a", name: "Kohbar Tote", slug: "kohbar-tote" },
      { id: "b", name: "kohbar tote", slug: "kohbar-tote-2" },
    ]);
    const named = { appliesTo: "products", which: "Kohbar Tote" };
    const errors = { which: say.whichSeveral("Kohbar Tote", ["kohbar-tote", "kohbar-tote-2"]) };
    expect(await save(named)).toMatchObject({ errors });
    expect(await save({ ...named, which: "kohbar-tote, kohbar-tote-2" })).toMatchObject({ kind: "done" });
    const { id } = await only();
    await shop.remove("products", "a");
    const which = (await opened(id))?.texts.which ?? "";
    expect(which).toBe("kohbar-tote-2, deleted product a");
    expect(await edit(id, 1, { ...named, which })).toMatchObject({ kind: "done" });
    expect(await only()).toMatchObject({ which: ["b", "a"], isForNothing: false });
    await shop.remove("products");
    expect(effectOf(await only(), now)).toBe("Does nothing: the products that it is for are deleted.");
  });

  test("show their uses and what they brought, and count those once there is a limit", async () => {
    await save({ code: "DIWALI" });
    const { id } = await only();
    await use(id, "used", "500.00");
    await use(id, "held", "300.00");
    await use(id, "given_back", "200.00");
    expect(await only()).toMatchObject({ uses: 1, mostUses: null, sales: 500_00 });
    await edit(id, 1, { code: "DIWALI", mostUses: "2" });
    expect(await only()).toMatchObject({ uses: 2, mostUses: 2, sales: 500_00 });
    expect(await shop.column("promotions", "used")).toEqual([2]);
  });

  test("that get a code know whose their uses of before were", async () => {
    await save({});
    const { id } = await only();
    await use(id, "used", "500.00");
    await edit(id, 1, { code: "NOW", mostPerPerson: "1" });
    const order = await shop.row("orders");
    const code = { promotionId: id, mostPerPerson: 1, firstOrder: false };
    const refusal = (email: string) => {
      const person = { email, phone: null, secret: shop.secret, hasOrdered: async () => false };
      return shop.inTransaction((trx) => refusalForPerson(trx, code, person, now));
    };
    expect(await refusal(order.billing_email)).toEqual({ kind: "used-already" });
    expect(await refusal("other@example.com")).toBeUndefined();
  });

  test("add up what a program from before has written without its sum", async () => {
    await save({ code: "DIWALI" });
    const { id } = await only();
    await use(id, "used", "500.00");
    await use(id, "used", "250.00");
    expect((await only()).sales).toBe(750_00);
    const { id: order_id } = await shop.row("orders", { total_amount: "500.00" });
    await shop.set("promotion_uses", { order_id }, { order_total: "500.00" });
    expect((await only()).sales).toBe(750_00);
  });

  test("count right when a use is given back as a limit is added", async () => {
    for (let round = 0; round < 10; round += 1) {
      await shop.remove("orders");
      await shop.remove("promotions");
      await save({ code: "DIWALI" });
      const { id } = await only();
      for (const state of ["used", "held"] as const) await use(id, state, "500.00");
      const [{ order_id } = { order_id: "" }] = await shop.rows("promotion_uses");
      await Promise.all([
        edit(id, 1, { code: "DIWALI", mostUses: "5" }),
        shop.inTransaction((trx) => giveUsesBack(trx, order_id)),
      ]);
      expect(await shop.column("promotions", "used")).toEqual([1]);
    }
  });

  test("are deleted only while no order has them", async () => {
    await save({ code: "DIWALI" });
    const { id } = await only();
    await use(id, "given_back", "200.00");
    const remove = () => discountKeeper.remove(shop, shop.owner, id);
    expect(await remove()).toMatchObject({ text: hasUses });
    await shop.remove("orders");
    expect(await remove()).toEqual(deleted);
    expect(await remove()).toMatchObject({ text: gone });
  });
});
