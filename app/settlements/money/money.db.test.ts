import fc from "fast-check";
import { expect, test } from "vitest";
import { typedMonth } from "#books/rules/book-month.ts";
import { addCardOrder, eachCardShop } from "../../../tests/database/card-shop.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { inState } from "../../../tests/database/order-row.ts";
import { addPayment, addRefund } from "../../../tests/database/payment-row.ts";
import { readSettlements } from "../reading/read-settlements.server.ts";
import { type MoneyFigure, moneyFigures } from "./money-figures.ts";
import { askedOf, listMoney, readMoneySums } from "./read-money.db.server.ts";
import { readMoney } from "./read-money.server.ts";

const late = { home: "2026-12-01", abroad: "2026-11-25", cash: "2026-11-26" };
const at = (day: string) => new Date(`${day}T12:00:00+05:30`);

eachShop("where the money is", { at: "2026-12-07T10:00:00Z" }, (shop) => {
  const settlement = (id: string, state: "processed" | "failed", day: string, amount_paise: number) =>
    shop.add("settlements", { id, state, amount_paise, fees_paise: 0, tax_paise: 0, created_at: at(day) });
  const line = (settlement_id: string | null, entity_id: string, more: object = {}) =>
    shop.add("settlement_lines", {
      ...{
        type: "payment",
        entity_id,
        payment_id: entity_id,
        settlement_id,
        amount_paise: 1000_00,
        debit_paise: 0,
      },
      ...{
        credit_paise: 976_40,
        fee_paise: 23_60,
        tax_paise: 3_60,
        on_hold: false,
        created_at: at("2026-12-01"),
        ...more,
      },
    });
  const read = async (month = "2026-12") => {
    const asked = askedOf(typedMonth(month), late);
    const sums = await readMoneySums(shop.db, asked);
    const listed = async (figure: MoneyFigure) => {
      const rows = await listMoney(shop.db, figure, { ...asked, isLateOnly: false, size: 100, page: 1 });
      expect([figure, rows.length, rows.reduce((all, { amount }) => all + amount, 0)]).toEqual([
        ...[figure, sums[figure].rows, sums[figure].amount],
      ]);
      return rows.map(({ kind, amount, isLate }) => `${kind} ${amount}${isLate ? " late" : ""}`);
    };
    const rows = await Promise.all(
      moneyFigures.map(async (figure) => [figure, await listed(figure)] as const),
    );
    return Object.fromEntries(rows.filter(([, each]) => each.length > 0));
  };

  test("is nowhere in a new shop", async () => {
    expect(await read()).toEqual({});
    const { spendable, months } = await readMoney(shop, new URL("http://shop/money"));
    expect([spendable?.left, months]).toEqual([0, ["2026-12"]]);
  });

  test("of cards: in the bank, kept, on its way and to give back; a figure is its list's sum (MONEY-2)", async () => {
    const paid = async (day: string, more: object = {}) => {
      const states = { payment_method: "razorpay", payment_state: "captured" } as const;
      const order = await shop.addOrder([], { ...inState("processing"), ...states });
      return addPayment(shop, order, { captured_at: at(day), ...more });
    };
    await settlement("setl_1", "processed", "2026-12-03", 976_40);
    await settlement("setl_2", "failed", "2026-12-04", 976_40);
    await settlement("setl_3", "processed", "2026-11-30", 50_00);
    await line("setl_1", await paid("2026-12-01"));
    await line("setl_2", await paid("2026-12-01"));
    const refunded = await paid("2026-12-02");
    const { order_id: order } = await shop.row("payments", { razorpay_payment_id: refunded });
    await paid("2026-12-01", { international: true });
    await paid("2026-12-01", { status: "authorized", outcome: "none" });
    await paid("2026-12-03", { outcome: "surplus", refund_due: true, amount_paise: 70_00 });
    await addRefund(shop, order, refunded, {
      amount_paise: 100_00,
      razorpay_refund_id: "rfnd_1",
      created_at: at("2026-12-03"),
    });
    await addRefund(shop, order, refunded, {
      amount_paise: 60_00,
      state: "pending",
      created_at: at("2026-12-04"),
    });
    await line(null, "adj_1", {
      type: "adjustment",
      debit_paise: 5_00,
      credit_paise: 0,
      fee_paise: 0,
      on_hold: true,
    });
    await line("setl_1", "pay_of_another_shop");
    expect(await read()).toEqual({
      bank: ["settlement 97640"],
      fees: ["settlement 4720"],
      "on-its-way": expect.arrayContaining([
        ...[
          "payment 100000 late",
          "payment 100000",
          "payment 100000",
          "payment 7000",
          "refund -10000",
          "adjustment -500",
        ],
      ]),
      "to-give-back": ["refund 6000", "surplus 7000"],
    });
    expect((await read("2026-11")).bank).toEqual(["settlement 5000"]);
  });

  test("of cash: with couriers less what they brought, noted by hand, and given back (MONEY-2)", async () => {
    const cash = (state: Parameters<typeof inState>[0], more: object = {}) =>
      shop.addOrder([], {
        ...inState(state),
        total_amount: "500.50",
        placed_at: at("2026-11-20"),
        created_at: at("2026-11-20"),
        ...more,
      });
    await cash("shipped");
    await cash("delivered", { delivered_at: at("2026-11-26") });
    const short = await cash("delivered", { delivered_at: at("2026-11-27") });
    const came = { payment_state: "cod_collected", cod_collected_at: at("2026-12-02") };
    await cash("delivered", came);
    await cash("cancelled", { ...came, refund_due: true, cash_returned: "100.50" });
    const remitted = await cash("delivered", came);
    const { id: remittance_id } = await shop.add("remittances", {
      carrier: "Delhivery",
      utr: "U1",
      on_date: "2026-12-03",
      amount_paise: 885_50,
    });
    const brought = {
      remittance_id,
      carrier: "delhivery",
      kind: "brought",
      expected_paise: 500_50,
      charges_paise: 10_00,
    } as const;
    await shop.addAll("remittance_lines", [
      { ...brought, awb: "1", state: "matched", collected_paise: 500_50, order_id: remitted },
      { ...brought, awb: "2", state: "short", collected_paise: 405_00, order_id: short },
      { ...brought, awb: "3", state: "unknown", collected_paise: 999_00, order_id: null },
      { ...brought, awb: "4", state: "twice", collected_paise: 500_50, order_id: remitted },
    ]);
    const dues = await shop.addOrder([], {
      payment_method: "bank",
      payment_state: "part_paid",
      status: "processing",
    });
    await shop.addAll("order_dues", [
      { order_id: dues, kind: "advance", method: "upi", amount: "200", paid_at: at("2026-12-04") },
      { order_id: dues, kind: "balance", method: "bank", amount: "300" },
    ]);
    const all = await read();
    expect(all).toEqual({
      bank: ["noted 20000", "remittance 88550", ...["cash 50050", "cash 50050", "handBack -10050"]],
      fees: ["remittance 2000"],
      courier: ["delivered 50050 late", "delivered 9550", "shipped 50050"],
      "to-give-back": ["cancelled 40000"],
    });
    const { spendable } = await readMoney(shop, new URL("http://shop/money?month=2026-12"));
    const bank = 200_00 + 885_50 + 1001_00 - 100_50;
    expect(spendable).toEqual({ bank, gst: 0, makers: 0, toGiveBack: 400_00, left: bank - 400_00 });
    expect((await readMoney(shop, new URL("http://shop/money?month=2026-11"))).spendable).toBeUndefined();
  });
});

/** What a random month does: buyers pay, money goes back, and the provider settles as it likes. */
const month = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ act: fc.constant("pay" as const) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        act: fc.constant("refund" as const),
        paise: fc.integer({ min: 100, max: 400_00 }),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        act: fc.constant("settle" as const),
        fee_percent: fc.integer({ min: 0, max: 499 }).map((hundredths) => hundredths / 100),
        hold: fc.boolean(),
        late: fc.boolean(),
        fill: fc.integer({ min: 0, max: 3 }),
        adjustment: fc.option(fc.integer({ min: -50_00, max: 50_00 }), { nil: undefined }),
      }),
    },
  ),
  { minLength: 14, maxLength: 20 },
);

eachCardShop("a month of cards", { at: "2026-12-02T04:00:00Z" }, (shop) => {
  test.each([1, 2, 3])(
    "bank, fees and what is on its way are what was captured, less refunds, with adjustments (MONEY-2): %s",
    async (seed) => {
      const [acts = []] = fc.sample(month, { numRuns: 1, seed });
      const orders: string[] = [];
      for (const [n, { act, ...wish }] of acts.entries()) {
        if (act === "pay") {
          const id = await addCardOrder(shop);
          orders.push(id);
          await shop.settle(await shop.paid(id));
          // The database's own clock wrote them down.
          const moment = shop.now();
          await shop.set("payments", { order_id: id }, { created_at: moment, captured_at: moment });
        } else if (act === "refund" && "paise" in wish) {
          const order = orders[n % Math.max(1, orders.length)];
          if (order) await shop.refund(order, wish.paise);
        } else {
          await shop.steer("settle", { day: shop.clock.toISOString().slice(0, 10), ...wish });
          shop.pass({ minutes: 24 * 60 });
          await readSettlements(shop);
        }
        await expectEven();
      }
    },
  );

  async function expectEven() {
    const sums = await readMoneySums(shop.db, { late });
    const [payments, refunds, lines] = [
      await shop.rows("payments", { status: "captured" }),
      await shop.rows("payment_refunds", { state: "processed" }),
      await shop.rows("settlement_lines"),
    ];
    const known = new Set(payments.map((each) => each.razorpay_payment_id));
    const over = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
      rows.reduce((all, row) => all + of(row), 0);
    const captured = over(payments, (row) => Number(row.amount_paise));
    const refunded = over(refunds, (row) => Number(row.amount_paise));
    const others = lines.filter(({ type, entity_id }) => type === "payment" && !known.has(entity_id));
    const moved = [...others, ...lines.filter(({ type }) => type === "adjustment")];
    const adjusted = over(
      moved,
      (row) => Number(row.credit_paise) - Number(row.debit_paise) + Number(row.fee_paise),
    );
    expect(sums.bank.amount + sums.fees.amount + sums["on-its-way"].amount).toBe(
      captured - refunded + adjusted,
    );
  }
});
