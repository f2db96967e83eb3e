import { expect, test } from "vitest";
import { issueInvoice } from "#orders/invoice/issue-invoice.server.ts";
import { paise } from "#values/money/money.ts";
import { manyAtOnce } from "../../../tests/database/each-shop.ts";
import { recordedDatabase } from "../../../tests/database/recorded-database.ts";
import { addDelivered, delivered, eachReturnShop } from "../../../tests/database/returned-order.ts";
import { owedTo } from "../entries.db.server.ts";
import { enterSales } from "./enter-sales.server.ts";
import { stillOwed } from "./sale-due.ts";

const third = { kind: "percent", basisPoints: 33_33 } as const;

test.each<[number, number, [number, number], [number, number] | undefined]>([
  [3, 0, [0, 0], [3, 33_33]],
  [3, 1, [0, 0], [2, 22_22]],
  [3, 3, [0, 0], undefined],
  [3, 0, [3, 33_33], undefined],
  [3, 1, [3, 33_33], [-1, -11_11]],
  // What a term of today says otherwise takes back no more and no less than was owed.
  [3, 3, [2, 50_00], [-2, -50_00]],
])("of %i pieces with %i back, after %j were entered, %j is entered", (pieces, returned, entered, owed) => {
  const [before, amount] = entered;
  const line = { pieces, taxable: paise(100_00), returned };
  const still = stillOwed(third, line, { pieces: before, amount: paise(amount) });
  expect(still && [still.pieces, still.amount]).toEqual(owed);
});

eachReturnShop("goods on commission", (shop, { asked, approve, receive, settle }) => {
  const after = (days: number) => {
    shop.clock = new Date(delivered.getTime() + days * 24 * 60 * 60_000);
  };
  /** Two bags for ₹540 of which Asha gets a third, a tote for ₹400 of which Sunita gets ₹150. */
  async function sold(terms: { from_on?: string; invoice?: boolean } = {}) {
    const from_on = terms.from_on ?? "2026-11-01";
    await shop.addAll("artisans", [
      { id: "asha", name: "Asha Devi" },
      { id: "sunita", name: "Sunita" },
    ]);
    await shop.set("products", "bag", { artisan_id: "asha" });
    await shop.set("products", "tote", { artisan_id: "sunita" });
    await shop.addAll("maker_terms", [
      { artisan_id: "asha", kind: "sold", percent: "33.33", from_on },
      { artisan_id: "sunita", kind: "sold", amount: "150", from_on },
    ]);
    const order = await addDelivered(shop, delivered, { created_at: "2026-11-15T10:00:00+05:30" });
    if (terms.invoice !== false) await issueInvoice(shop, order.id, { forWhom: "owner", actorId: null });
    return order;
  }
  async function damaged(
    order: Awaited<ReturnType<typeof sold>>,
    quantity: number,
    state: "approved" | "settled",
    resolution: "replacement" | "nothing" | null = null,
  ) {
    const facts = { kind: "damage", reason: "damaged", wish: "refund", state, resolution } as const;
    await shop.add("return_requests", { id: "damaged", number: "R-9", order_id: order.id, ...facts });
    await shop.add("return_items", { request_id: "damaged", order_item_id: order.bags, quantity });
  }
  const owed = async () => [await owedTo(shop.db, "asha"), await owedTo(shop.db, "sunita")];
  const owedAfter = async (days: number) => {
    after(days);
    await enterSales(shop);
    return owed();
  };

  test("are owed once they can't come back, of what the invoice says, and once (OWED-10)", async () => {
    await sold();
    expect(await owedAfter(30)).toEqual([0, 0]);
    after(31);
    await manyAtOnce(3, () => enterSales(shop));
    expect(await owed()).toEqual([179_98, 150_00]);
    expect(
      (await shop.rows("maker_entries", {}, "artisan_id")).map(({ note, pieces }) => [note, pieces]),
    ).toEqual([
      ["Bag", 2],
      ["Tote", 1],
    ]);
  });

  test("are asked for once where no maker has any, and no order is read", async () => {
    await addDelivered(shop, delivered);
    await shop.addAll("artisans", [{ id: "asha", name: "Asha Devi" }]);
    await shop.add("maker_terms", { artisan_id: "asha", kind: "bought", amount: "9", from_on: "2020-01-01" });
    const { db, statements } = recordedDatabase(shop.db);
    await enterSales({ ...shop, db });
    expect(statements.map(({ sql }) => /from "?(\w+)/.exec(sql)?.[1])).toEqual(["maker_terms"]);
  });

  test("wait for an open return, and a return after that is taken off: all back is all back", async () => {
    const order = await sold();
    const first = await asked(order, { [order.bags]: 1 }, { upiId: "asha@upi" });
    await approve(first);
    expect(await owedAfter(31)).toEqual([0, 150_00]);
    await receive(first, { [order.bags]: [1, 1] });
    expect(await owedAfter(32)).toEqual([0, 150_00]);
    await settle(first, { resolution: "refund", amount: 270_00 });
    expect(await owedAfter(32)).toEqual([89_99, 150_00]);
    await damaged(order, 1, "approved");
    expect(await owedAfter(40)).toEqual([89_99, 150_00]);
    await shop.set("return_requests", "damaged", { state: "settled", resolution: "refund" });
    expect(await owedAfter(40)).toEqual([0, 150_00]);
    expect(
      (await shop.rows("maker_entries", { artisan_id: "asha" }, "id")).map(({ pieces }) => pieces),
    ).toEqual([1, -1]);
  });

  test.each(["replacement", "nothing"] as const)(
    "stay sold when a return ends with %s",
    async (resolution) => {
      const order = await sold();
      await damaged(order, 2, "settled", resolution);
      expect(await owedAfter(31)).toEqual([179_98, 150_00]);
    },
  );

  test("go by the term of the order's day, whatever is agreed later", async () => {
    await sold();
    const later = { from_on: "2026-11-16", created_at: "2026-11-16T00:00:00Z" };
    await shop.add("maker_terms", { artisan_id: "asha", kind: "sold", percent: "90", ...later });
    await shop.add("maker_terms", { artisan_id: "sunita", kind: "piece", ...later });
    expect(await owedAfter(31)).toEqual([179_98, 150_00]);
  });

  test.each([{ from_on: "2026-11-16" }, { invoice: false }])("are not owed by %j", async (given) => {
    await sold(given);
    expect(await owedAfter(31)).toEqual([0, 0]);
  });

  test.each([
    ["this line's", true, "2026-11-16", 0],
    ["stock, since the term began", false, "2026-11-16", 0],
    ["stock before that", false, "2026-10-16", 179_98],
  ])("that are paid by steps are not owed twice: work for %s", async (_whose, isLines, given, sum) => {
    const order = await sold();
    const lot = { id: "l", number: "W-26-27-0001", product_id: "bag", product_name: "Bag", quantity: 2 };
    await shop.add("lots", { ...lot, ...(isLines && { order_item_id: order.bags }) });
    const part = { lot_id: "l", step: 1, artisan_id: "asha", artisan_name: "Asha Devi", quantity: 2 };
    await shop.add("lot_parts", { ...part, rate: "20", given_at: `${given}T10:00:00Z` });
    expect(await owedAfter(31)).toEqual([sum, 150_00]);
  });
});
