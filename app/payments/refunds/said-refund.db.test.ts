import { expect, test } from "vitest";
import { type SaidFor, saidForIn } from "#orders/given-for/given-for.ts";
import { issueInvoice } from "#orders/invoice/issue-invoice.server.ts";
import { parseInvoice } from "#orders/invoice/parse-invoice.server.ts";
import { returnCash } from "#orders/money-acts/cash-acts.server.ts";
import { billOfRow } from "#orders/placing/order-rows.server.ts";
import { sumOf } from "#shipping/bill.ts";
import { paise } from "#values/money/money.ts";
import { addDelivered, delivered, eachReturnShop, owner } from "../../../tests/database/returned-order.ts";

eachReturnShop("money that the owner gives back for a line", (shop, { paidByCard }) => {
  const issue = (id: string) => issueInvoice(shop, id, { forWhom: "owner", actorId: null });
  /** Of each note, the pieces and the sum of the lines that it takes something of. */
  async function notes() {
    const rows = await shop.rows("credit_notes", {}, "serial");
    return rows.map(({ facts }) => {
      const lines = parseInvoice(facts).lines.filter(({ amount }) => amount > 0);
      return lines.map(({ description, quantity, amount }) => [description, quantity, amount]);
    });
  }

  const refunding = (orderId: string) => (rupees: number, said: string) =>
    shop.refund(orderId, rupees * 100, undefined, { actor: owner, saidFor: saidForIn(said) });
  const backInCash = async (orderId: string, rupees: number, saidFor: SaidFor) => {
    const { version } = await shop.orderOf(orderId);
    return returnCash(shop, owner, { orderId, version, amount: paise(rupees * 100), saidFor });
  };

  test("by card is taken back of that line", async () => {
    const order = await paidByCard();
    await issue(order.id);
    const refund = refunding(order.id);
    await refund(270, `${order.bags}:1`);
    await refund(50, `${order.tote}:0`);
    await refund(40, "services");
    await refund(10, "another-orders:1");
    const [bag, tote, services = [], spread = []] = await notes();
    expect(bag).toEqual([["Bag", 1, 270_00]]);
    expect(tote).toEqual([["Tote", null, 50_00]]);
    expect(services).toEqual([[expect.stringContaining("Shipping"), null, 40_00]]);
    expect(spread).toHaveLength(3);
  });

  test.each<[string, number, (order: { bags: string; tote: string }) => SaidFor, unknown[]]>([
    ["all of a line", 430, ({ tote }) => ({ item: tote, pieces: 9 }), ["Tote", 1, 400_00]],
    ["one piece of a line of two", 300, ({ bags }) => ({ item: bags, pieces: 1 }), ["Bag", 1, 270_00]],
  ])("of its cash, %s is taken back, and what exceeds it of shipping", async (_, rupees, said, taken) => {
    const order = await addDelivered(shop, delivered);
    await issue(order.id);
    await backInCash(order.id, rupees, said(order));
    const [note = []] = await notes();
    expect(note).toEqual([taken, [expect.stringContaining("Shipping"), null, 30_00]]);
  });

  test("of its cash for shipping and fees is taken back of these alone", async () => {
    const order = await addDelivered(shop, delivered);
    await issue(order.id);
    await backInCash(order.id, 60, "services");
    expect(await notes()).toEqual([[[expect.stringContaining("Shipping"), null, 60_00]]]);
  });

  test("is never more than what was named costs, with shipping and fees (INVOICE-18)", async () => {
    const order = await paidByCard();
    await issue(order.id);
    const refund = refunding(order.id);
    const services = await servicesOf(order.id);
    const beyond = await refund(271 + services, `${order.bags}:1`);
    expect(beyond).toEqual({ ok: false, reason: expect.stringContaining("goes back for what you chose") });
    expect(await refund(services + 1, "services")).toMatchObject({ ok: false });
    expect(await refund(270 + services, `${order.bags}:1`)).toMatchObject({ ok: true });
    // It has gone back for the piece and for shipping: only the other piece is left of them.
    expect(await refund(271, `${order.bags}:1`)).toMatchObject({ ok: false });
    expect(await refund(1, "services")).toMatchObject({ ok: false });
    expect(await refund(270, `${order.bags}:1`)).toMatchObject({ ok: true });
    expect(await refund(1, `${order.bags}:1`)).toMatchObject({ ok: false });
  });

  test("is never more of its cash either", async () => {
    const order = await addDelivered(shop, delivered);
    const { version } = await shop.orderOf(order.id);
    const most = 270 + (await servicesOf(order.id));
    const change = await backInCash(order.id, most + 1, { item: order.bags, pieces: 1 });
    expect(change).toEqual({ kind: "too-much", left: most * 100 });
    expect(await shop.orderOf(order.id)).toMatchObject({ version });
  });

  async function servicesOf(id: string): Promise<number> {
    const bill = billOfRow(await shop.orderOf(id));
    return (sumOf(bill, "shipping") + sumOf(bill, "fee")) / 100;
  }
});
