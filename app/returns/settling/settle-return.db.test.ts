import { expect, test } from "vitest";
import { issueInvoice } from "#orders/invoice/issue-invoice.server.ts";
import { delivered, eachReturnShop } from "../../../tests/database/return-shop.ts";
import { addDelivered } from "../../../tests/database/returned-order.ts";
import { findReturn } from "../returns.db.server.ts";

eachReturnShop(
  "a return",
  ({ asked, approve, receive, settle, suggested, approved, db, row, stock, mails, card, database }) => {
    test("of cash is approved, received and sent by UPI, with its credit note and a mail at each step", async () => {
      const order = await addDelivered(database(), delivered);
      await issueInvoice(card().shop(), order.id, { forWhom: "owner", actorId: null });
      const id = await asked(order, { [order.bags]: 2 }, { upiId: "asha@upi" });
      expect(await approve(id)).toEqual({ kind: "done" });
      expect(await receive(id, { [order.bags]: [2, 1] })).toEqual({ kind: "done" });
      expect(await stock("bag")).toBe(4);
      expect(await suggested(id)).toEqual({ total: 540_00, shipping: 0 });
      expect(await settle(id, { resolution: "refund", amount: 540_00 })).toEqual({ kind: "settled" });
      expect(await row(order.id)).toMatchObject({ cash_returned: "540.00", payment_state: "cod_collected" });
      expect(await db().selectFrom("credit_notes").selectAll().execute()).toHaveLength(1);
      expect(await findReturn(db(), "id", id)).toMatchObject({
        state: "settled",
        resolution: "refund",
        refund: 540_00,
      });
      expect(await mails()).toEqual([
        "return-step: Return we have your request",
        "return-step: Return is approved",
        "return-step: Return has reached us",
        "order-refunded: Refund for ",
        "return-step: Return is settled",
      ]);
      const audit = await db()
        .selectFrom("audit_log")
        .select("action")
        .where("entity", "=", "return_requests")
        .execute();
      expect(audit.map(({ action }) => action)).toEqual([
        "return.approved",
        "return.received",
        "return.settled",
      ]);
    });

    test("of cash that never came has no money to give", async () => {
      const order = await addDelivered(database(), delivered, {
        payment_state: "cod_due",
        cod_collected_at: null,
      });
      const id = await approved(order, { [order.bags]: 1 });
      expect(await settle(id, { resolution: "refund", amount: 1_00 })).toEqual({ kind: "no-money" });
      expect(await settle(id, { resolution: "nothing" }, "Worn.")).toEqual({ kind: "settled" });
    });

    test("in parts comes to what was paid, and shipping goes back once", async () => {
      const order = await addDelivered(database(), delivered);
      let given = 0;
      for (const pieces of [{ [order.bags]: 1 }, { [order.tote]: 1 }, { [order.bags]: 1 }]) {
        const id = await approved(order, pieces);
        const { total } = await suggested(id);
        await settle(id, { resolution: "refund", amount: total });
        given += total;
      }
      expect(given).toBe(1000_00);
      expect(await row(order.id)).toMatchObject({ payment_state: "refunded", cash_returned: "1000.00" });
    });
  },
);
