import { expect, test } from "vitest";
import { paiseFromRupees } from "#values/money/decimal-rupees.ts";
import { paise, sum } from "#values/money/money.ts";
import { billedLine } from "../../../tests/database/billed-order.ts";
import { invoiceOf, noteOn } from "../../../tests/database/book-papers.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { issuePapers } from "../../../tests/database/issue-paper.ts";
import { addOrder } from "../../../tests/database/order-row.ts";
import { keepLedgers, readLedgers } from "../reading/ledgers.db.server.ts";
import { moneyMoves } from "../reading/money-moves.db.server.ts";
import { monthOf, spanOf } from "../rules/book-month.ts";
import { usualLedgers } from "../rules/ledgers.ts";
import { tallyXml } from "./tally-xml.server.ts";

const november = spanOf(monthOf(new Date("2026-11-21T10:00:00Z")));
const at = (day: string) => new Date(`2026-${day}T10:00:00Z`);

eachShop("a month for Tally", {}, (shop) => {
  const order = (id: string, row: object = {}) => addOrder(shop.db, [], { id, order_id_text: id, ...row });
  const payment = (id: string, more: object = {}) =>
    shop.add("payments", {
      ...{ razorpay_payment_id: id, razorpay_order_id: `order_${id}`, order_id: "JC-2", currency: "INR" },
      ...{
        amount_paise: 1180_00,
        status: "captured",
        outcome: "confirmed",
        created_at: at("11-22"),
        ...more,
      },
    });
  const line = (entity_id: string, fee_paise: number, tax_paise: number) =>
    shop.add("settlement_lines", {
      ...{
        entity_id,
        fee_paise,
        tax_paise,
        type: "payment",
        settlement_id: "setl_1",
        created_at: at("11-22"),
      },
      ...{ amount_paise: 1180_00, debit_paise: 0, credit_paise: 1180_00 - fee_paise, on_hold: false },
    });

  /** A sale at home that came back, one to another state, and all ways on which money goes. */
  async function sellAndBePaid(): Promise<void> {
    const tote = billedLine({ unitPrice: paise(1180_00), rate: 18_00, productName: "Kohbar & Sons" });
    const first = invoiceOf([tote]);
    const rounded = { ...first.facts, rounding: paise(40), total: paise(1180_40) };
    const home = { ...first, facts: rounded };
    const book = billedLine({ unitPrice: paise(100_00), rate: null, hsn: "4901" });
    const away = invoiceOf([tote, book], { stateCode: "27", serial: 2 });
    await issuePapers(shop, [home, away, noteOn(home, 500_00)]);
    await shop.set("orders", home.orderId, { order_id_text: "JC-1" });
    await order("JC-2");
    await payment("pay_1", { captured_at: at("11-23") });
    await payment("pay_2", { outcome: "surplus", created_at: at("12-02") });
    await payment("pay_3", { status: "failed", outcome: "none" });
    await shop.add("payment_refunds", {
      ...{ id: "refund", order_id: "JC-2", razorpay_payment_id: "pay_1", razorpay_refund_id: "rfnd_1" },
      ...{ amount_paise: 80_00, idempotency_key: "k", state: "processed", created_at: at("11-29") },
    });
    await order("JC-3", { payment_state: "cod_collected", cod_collected_at: at("11-24") });
    await order("JC-4", { payment_method: "bank" });
    await shop.add("order_dues", {
      ...{ id: "due", order_id: "JC-4", kind: "whole", amount: "250.50", method: "bank" },
      ...{ paid_at: at("11-26"), reference: "UTR7" },
    });
    const settled = { amount_paise: 1156_40, fees_paise: 0, tax_paise: 0, utr: "UTR8" };
    await shop.add("settlements", { id: "setl_1", state: "processed", ...settled, created_at: at("11-27") });
    await line("pay_1", 23_60, 3_60);
    const brought = { id: "remittance", carrier: "Delhivery", utr: "UTR9", on_date: "2026-11-28" };
    await shop.add("remittances", { ...brought, amount_paise: 450_00 });
    await shop.add("remittance_lines", {
      ...{ remittance_id: "remittance", carrier: "delhivery", awb: "1", kind: "brought", state: "matched" },
      ...{ collected_paise: 500_00, charges_paise: 50_00, order_id: "JC-3" },
    });
  }

  const exported = async (ledgers = usualLedgers) => {
    let xml = "";
    for await (const text of tallyXml(shop.db, november, ledgers)) xml += text;
    return xml;
  };

  test("has each paper and all money once, and vouchers that add up to nothing", async () => {
    await sellAndBePaid();
    const xml = await exported();
    const vouchers = xml.split("<VOUCHER ").slice(1);
    expect(vouchers).toHaveLength(10);
    for (const voucher of vouchers) {
      const amounts = Array.from(voucher.matchAll(/<AMOUNT>(.*)<\/AMOUNT>/g), ([, amount = ""]) => amount);
      expect(sum(amounts.map(paiseFromRupees))).toBe(0);
    }
    await expect(xml).toMatchFileSnapshot("../../../tests/fixtures/tally.xml");
    const ids: string[] = [];
    for await (const moves of moneyMoves(shop.db, november, 1)) ids.push(...moves.map(({ id }) => id));
    const paid = ["pay_1", "cash JC-3", "paid CRN/26-27/000001", "due due", "setl_1"];
    expect(ids).toEqual([...paid, "brought remittance", "rfnd_1"]);
  });

  test("names ledgers as the owner does, and is whole where nothing was sold", async () => {
    expect(await readLedgers(shop.db)).toEqual(usualLedgers);
    const ledgers = { ...usualLedgers, cash: "Cash <shop>", bank: "SBI 4711" };
    await shop.inTransaction((trx) => keepLedgers(trx, { ...ledgers, bank: "SBI" }));
    await shop.inTransaction((trx) => keepLedgers(trx, ledgers));
    expect(await readLedgers(shop.db)).toEqual(ledgers);
    expect(await exported(ledgers)).toMatch(/<REQUESTDATA>\n<\/REQUESTDATA>/);
    await order("JC-5", { payment_state: "cod_collected", cod_collected_at: at("11-24") });
    expect(await exported(ledgers)).toContain("<LEDGERNAME>Cash &lt;shop&gt;</LEDGERNAME>");
  });
});
