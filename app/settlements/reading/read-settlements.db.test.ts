import { expect, test } from "vitest";
import { keepEvent } from "#payments/events/payment-event.db.server.ts";
import { addCardOrder, eachCardShop } from "../../../tests/database/card-shop.ts";
import { manyAtOnce } from "../../../tests/database/each-shop.ts";
import { listMoney } from "../money/read-money.db.server.ts";
import { readSettlements } from "./read-settlements.server.ts";

eachCardShop("reading settlements", { at: "2026-12-04T04:00:00Z" }, (shop) => {
  const sum = async () => {
    const lines = await shop.rows("settlement_lines");
    return lines.reduce((all, line) => all + Number(line.credit_paise) - Number(line.debit_paise), 0);
  };
  const paid = async () => {
    const id = await shop.paid(await addCardOrder(shop));
    await shop.settle(id);
    // The database's own clock wrote them down.
    await shop.set("payments", {}, { created_at: shop.now() });
    return id;
  };

  test("MONEY-1: several copies read once, and reading twice changes nothing", async () => {
    const id = await paid();
    const made = await shop.steer("settle", { day: "2026-12-04", fill: 1036 });
    await manyAtOnce(4, () => readSettlements(shop));
    expect(await shop.asked("GET /v1/settlements/recon/combined")).toBe(2);
    const lines = await shop.rows("settlement_lines");
    expect([lines.length, await sum()]).toEqual([1037, made.amount]);
    expect(await shop.rows("settlements")).toMatchObject([
      { id: made.id, state: "processed", utr: made.utr },
    ]);
    expect(lines.filter(({ payment_id }) => payment_id === id)).toHaveLength(1);
    shop.pass({ minutes: 24 * 60 });
    await readSettlements(shop);
    expect(await shop.rows("settlement_lines")).toEqual(lines);
  });

  test("MONEY-3: what waits is looked for since the oldest that the bank does not have", async () => {
    const waiting = async () => (await shop.rows("settlement_reading"))[0]?.waiting_since;
    const late = { home: "2026-12-31", abroad: "2026-12-31", cash: "2026-12-31" };
    const onItsWay = async () =>
      (await listMoney(shop.db, "on-its-way", { late, isLateOnly: false, size: 9, page: 1 })).map(
        ({ id }) => id,
      );
    const first = await paid();
    await shop.set("payments", {}, { captured_at: new Date("2026-11-20T04:00:00Z") });
    await readSettlements(shop);
    expect([await waiting(), await onItsWay()]).toEqual([new Date("2026-11-20T04:00:00Z"), [first]]);
    await shop.steer("settle", { day: "2026-12-04" });
    shop.pass({ minutes: 24 * 60 });
    const aDayAgo = new Date(shop.now().getTime() - 24 * 3_600_000);
    await readSettlements(shop);
    expect([await waiting(), await onItsWay()]).toEqual([aDayAgo, []]);
    const second = await paid();
    await shop.set("payments", { razorpay_payment_id: second }, { captured_at: shop.now() });
    expect(await onItsWay()).toEqual([second]);
  });

  test("MONEY-1: an event asks for a reading; what is held back and what the bank refuses is read again", async () => {
    await paid();
    await shop.steer("settle", { day: "2026-12-04", hold: true });
    await readSettlements(shop);
    expect(await shop.rows("settlement_lines")).toMatchObject([{ on_hold: true, settlement_id: null }]);
    const made = await shop.steer("settle", { day: "2026-12-04", late: true });
    await readSettlements(shop);
    expect(await shop.rows("settlements")).toEqual([]);
    await keepEvent(shop.db, { id: "1", event: "settlement.processed", body: "{}" });
    await readSettlements(shop);
    expect(await shop.rows("settlement_lines")).toMatchObject([{ on_hold: false, settlement_id: made.id }]);
    expect(await shop.rows("settlements")).toHaveLength(1);
    const before = await shop.asked("GET /v1/settlements/recon/combined");
    await readSettlements(shop);
    expect(await shop.asked("GET /v1/settlements/recon/combined")).toBe(before);
  });

  test.each([
    ["too many questions", { status: 429 }, "busy"],
    ["a page of HTML", { html: true, status: 502 }, "down"],
    ["a broken line", { spoil: "nul" }, "odd"],
  ])("MONEY-1: %s: nothing is lost, and it is read again", async (_, mishap, kind) => {
    await paid();
    const made = await shop.steer("settle", { day: "2026-12-04", fill: 3 });
    await shop.mishap("GET /v1/settlements/recon/combined", mishap);
    expect(await readSettlements(shop)).toMatchObject({ kind });
    expect(await readSettlements(shop)).toBeUndefined();
    expect(await sum()).toBe(made.amount);
  });
});
