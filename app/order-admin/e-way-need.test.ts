import { describe, expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { billedLine, billedOrder, seller } from "../../tests/database/billed-order.ts";
import { billNow, eWayNeedOf } from "./e-way-need.ts";

const now = new Date("2026-11-21T10:00:00Z");
const registered = { ...seller, gstin: "10AAAAJ0000A1Z8" };
const shop = { ...seller, gstin: null };
const line = (productName: string, hsn: string | null, price = 300_00) =>
  billedLine({ productName, hsn, unitPrice: paise(price), optionText: "Red" });
const goods = [line("Tote", "420222"), line("Mug", "392410"), line("Cushion", "6304"), line("Kit", null)];
const orderOf = (lines = goods, stateCode: string | null = "27") => billedOrder(lines, { stateCode });
const told = {
  ...{ reason: "unregistered", state: "Maharashtra", billedAt: null },
  ...{ noHandicraft: ["Mug"], withoutCode: ["Kit"] },
};

describe("an order without a bill goes by what the shop is now (BOOKS-22)", () => {
  test.each([
    ["to another state", orderOf(), shop, told],
    ["of the same mug twice", orderOf([...goods, line("Mug", "3924")]), shop, told],
    ["of a shop whose state nobody knows", orderOf(), { ...shop, address: "Ward 4" }, told],
    ["of handicraft alone", orderOf([line("Tote", "4202")]), shop, { noHandicraft: [], withoutCode: [] }],
    ["that stays in the state", orderOf(goods, "10"), shop, undefined],
    ["of a shop with a GSTIN", orderOf(), registered, undefined],
    [
      "above ₹50,000 of a shop with a GSTIN",
      orderOf([line("Mug", "392410", 50_001_00)]),
      registered,
      { reason: "worth", noHandicraft: [], withoutCode: [] },
    ],
  ])("one %s", (_, order, by, said) => {
    const found = eWayNeedOf(order, billNow(order, by, now));
    if (said) expect(found).toMatchObject(said);
    else expect(found).toBeUndefined();
  });
});

test.each([
  ["with a GSTIN", registered, undefined],
  ["without one", shop, { ...told, billedAt: now }],
])("a bill that was issued %s decides, whatever the shop is now", (_, by, said) => {
  const issued = { ...billNow(orderOf(), by, now), number: "INV/26-27/000001" };
  const found = eWayNeedOf(orderOf(), issued);
  if (said) expect(found).toEqual(said);
  else expect(found).toBeUndefined();
});
