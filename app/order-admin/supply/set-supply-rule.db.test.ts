import { expect, test } from "vitest";
import { issueInvoice } from "#orders/invoice/issue-invoice.server.ts";
import { auditOf } from "#platform/audit/audit.db.server.ts";
import { type SupplyRule, supplyRules } from "#values/place-of-supply.ts";
import { eachShop, manyAtOnce, shopOwner } from "../../../tests/database/each-shop.ts";
import { findAdminOrder, historyOf } from "../admin-order.db.server.ts";
import { readSupply } from "./read-supply.server.ts";
import { setSupplyRule } from "./set-supply-rule.server.ts";

const actor = shopOwner();
const line = { quantity: 2, price_at_purchase: "500.00", hsn: "4202", tax_rate: "12.00" };
/** A company in Maharashtra, whose parcel goes to somebody in Patna. */
const company = { buyer_company: "Haat & Sons", buyer_gstin: "27AAPFU0939F1ZV" };
const SHOP_GSTIN = "10ABCDE1234F1Z5";

eachShop("where a company's order is supplied, by the owner's word", { settings: { SHOP_GSTIN } }, (shop) => {
  const add = (row: object = {}) => shop.addOrder([line], { ...company, ...row });
  const say = (orderId: string, version: number, supplyRule: SupplyRule) =>
    setSupplyRule(shop, actor, { orderId, version, supplyRule });
  const issue = async (id: string) => {
    const issued = await issueInvoice(shop, id, { forWhom: "owner", actorId: "owner" });
    if (!issued.ok) throw new Error(issued.why);
    return issued.invoice;
  };
  const shown = async (id: string) => {
    const order = await findAdminOrder(shop.db, id);
    return order && readSupply(shop.db, shop.config.shop, order);
  };
  const notes = async (id: string) => (await historyOf(shop.db, id)).map(({ note }) => note);
  const kept = { kind: "kept", isToldToCustomer: false };
  const byParcel = { rule: "parcel", stateCode: "10", taxPlace: "same-state", registeredIn: "Maharashtra" };
  const byBuyer = { rule: "buyer", stateCode: "27", taxPlace: "other-state", registeredIn: "Maharashtra" };

  test("is another one for this order, with its history and audit, and back", async () => {
    const id = await add();
    expect(await shown(id)).toMatchObject({ ...byParcel, invoice: null });
    expect(await say(id, 1, "buyer")).toEqual(kept);
    expect(await shown(id)).toMatchObject({ ...byBuyer, invoice: null });
    expect(await say(id, 2, "parcel")).toEqual(kept);
    expect(await notes(id)).toEqual([
      "Place of supply: where the parcel goes",
      "Place of supply: where the buyer is registered",
    ]);
    const [last] = await auditOf(shop.db, "orders", id);
    expect(last?.what).toBe("supply rule set · place: where the parcel goes");
    expect(await shop.mails()).toEqual([]);
  });

  test("is said once, however often it is sent; an older form is told", async () => {
    const id = await add();
    const answers = await manyAtOnce(20, () => say(id, 1, "buyer"));
    expect(answers).toEqual(Array(20).fill(kept));
    expect(await notes(id)).toHaveLength(1);
    expect(await say(id, 1, "parcel")).toEqual({ kind: "stale" });
  });

  test("stays once its invoice is made, which says it, and so does the page from then on", async () => {
    const id = await add({ supply_rule: "buyer" });
    const invoice = await issue(id);
    expect(invoice).toMatchObject({ supplyStateCode: "27", taxPlace: "other-state" });
    const { version } = await shop.row("orders", id);
    expect(await say(id, version, "parcel")).toEqual({ kind: "invoiced", number: invoice.number });
    expect(await shown(id)).toMatchObject({ ...byBuyer, invoice: invoice.number });
    expect(await issue(id)).toEqual(invoice);
    expect(await notes(id)).toEqual([]);
  });

  test.each([
    ["a private buyer", { buyer_company: null, buyer_gstin: null }],
    ["a company without a GSTIN", { buyer_gstin: null }],
    ["a company that gets it in its own state", { shipping_state_code: "27" }],
    ["a buyer whose GSTIN is none", { buyer_gstin: "27AAPFU0939F1ZX" }],
  ])("is no question for %s", async (_, row) => {
    const id = await add(row);
    expect(await shown(id)).toBeNull();
    expect(await say(id, 1, "buyer")).toEqual({ kind: "unfit" });
    expect(await notes(id)).toEqual([]);
  });

  test("names no tax where its goods bear none", async () => {
    const id = await shop.addOrder([{ ...line, tax_rate: null }], company);
    expect([(await shown(await add()))?.isTaxed, (await shown(id))?.isTaxed]).toEqual([true, false]);
    await issue(id);
    expect(await shown(id)).toMatchObject({ ...byParcel, isTaxed: false });
  });

  test("is no question for a shop without a GSTIN, whose bills have no tax", async () => {
    const order = await findAdminOrder(shop.db, await add());
    expect(order && (await readSupply(shop.db, { gstin: undefined }, order))).toBeNull();
  });

  test("an unknown order is missing", async () =>
    expect(await say("none", 1, "buyer")).toEqual({ kind: "missing" }));

  test("said while the invoice is made, one of both is first, and the paper has what the order has", async () => {
    for (const rule of supplyRules) {
      const id = await add({ supply_rule: rule });
      const other = rule === "parcel" ? "buyer" : "parcel";
      const [invoice, answer] = await Promise.all([issue(id), say(id, 1, other)]);
      const { supply_rule } = await shop.row("orders", id);
      expect(supply_rule).toBe(answer.kind === "kept" ? other : rule);
      expect(invoice.supplyStateCode).toBe(supply_rule === "buyer" ? "27" : undefined);
    }
  });
});
