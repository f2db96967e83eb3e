import { expect, test } from "vitest";
import { addDuesOrder, receiveDue } from "../../../tests/database/dues-order.ts";
import { eachShop } from "../../../tests/database/each-shop.ts";
import { inState, orderHistory } from "../../../tests/database/order-row.ts";
import { askForPayment } from "./ask-payment.server.ts";

eachShop("asking for a part of an order", {}, (shop) => {
  const row = (id: string) => shop.row("orders", id);
  const seen = async (orderId: string) => ({ orderId, version: (await row(orderId)).version });
  const add = async () => (await addDuesOrder(shop, shop, { method: "bank" })).id;
  const pay = (id: string, kind: "advance" | "balance") => receiveDue(shop, id, kind);
  const told = { kind: "kept", isToldToCustomer: true };

  test("writes one mail a press, with history and audit, for what is to be paid next", async () => {
    const id = await add();
    const { order_id_text: number } = await row(id);
    await pay(id, "advance");
    await shop.remove("mail_outbox");
    const page = await seen(id);
    const presses = await Promise.all([1, 2, 3].map(() => askForPayment(shop, shop.owner, page)));
    expect(presses.map(({ kind }) => kind).sort()).toEqual(["kept", "stale", "stale"]);
    expect(await shop.mails()).toMatchObject([{ subject: `Order ${number} waits for its balance` }]);
    expect(JSON.stringify(await shop.mails())).toContain("is to be paid before it is sent.");
    expect(JSON.stringify(await shop.mails())).toContain("Pay ₹23,200.00");
    const history = await orderHistory(shop, id);
    expect(history.at(-1)).toMatchObject({ note: "Asked for the balance of ₹23,200.00", actor_id: "owner" });
    const audit = await shop.audit();
    expect(audit.at(-1)).toMatchObject({ action: "order.payment_asked", detail: { part: "balance" } });
    expect(await askForPayment(shop, shop.owner, await seen(id))).toEqual(told);
    expect(await shop.mails()).toHaveLength(2);
  });

  test("asks for nothing that is not owed, and nobody who can't be written to", async () => {
    const paid = await add();
    await pay(paid, "advance");
    await pay(paid, "balance");
    const [cancelled, silent] = [await add(), await add()];
    await shop.set("orders", cancelled, inState("cancelled"));
    await shop.set("orders", silent, { billing_email: "" });
    await shop.remove("mail_outbox");
    for (const id of [paid, cancelled, silent])
      expect(await askForPayment(shop, shop.owner, await seen(id))).toEqual({ kind: "unfit" });
    expect(await shop.mails()).toEqual([]);
  });
});
