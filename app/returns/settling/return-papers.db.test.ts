import { expect, test } from "vitest";
import { issueInvoice } from "#orders/invoice/issue-invoice.server.ts";
import { parseInvoice } from "#orders/invoice/parse-invoice.server.ts";
import { delivered, eachReturnShop } from "../../../tests/database/return-shop.ts";
import { addDelivered } from "../../../tests/database/returned-order.ts";

eachReturnShop(
  "the credit note of a return",
  ({ settle, approved, approve, asked, receive, paidByCard, db, card, database }) => {
    const issue = (id: string) => issueInvoice(card().shop(), id, { forWhom: "owner", actorId: null });
    async function byCash() {
      const order = await addDelivered(database(), delivered);
      await issue(order.id);
      return order;
    }
    /** Of each note, the pieces and the sum of each line: bags, shipping, tote. */
    async function notes() {
      const rows = await db().selectFrom("credit_notes").select("facts").orderBy("serial").execute();
      return rows.map(({ facts }) =>
        parseInvoice(facts)
          .lines.toSorted((one, other) => (one.description < other.description ? -1 : 1))
          .map(({ quantity, amount }) => [quantity, amount]),
      );
    }
    const none = [null, 0];

    test("takes back the line that came back, whichever way its money goes", async () => {
      const cash = await byCash();
      await settle(await approved(cash, { [cash.tote]: 1 }, { upiId: "asha@upi" }), {
        ...{ resolution: "refund", amount: 400_00 },
      });
      for (const resolution of ["refund", "refund_by_hand"] as const) {
        const order = await paidByCard();
        await issue(order.id);
        await settle(await approved(order, { [order.tote]: 1 }), { resolution, amount: 400_00 });
      }
      const tote = [none, none, [1, 400_00]];
      expect(await notes()).toEqual([tote, tote, tote]);
    });

    test("counts pieces one after the other, and what is more than they cost is of shipping", async () => {
      const order = await byCash();
      for (const amount of [270_00, 330_00])
        await settle(await approved(order, { [order.bags]: 1 }), { resolution: "refund_by_hand", amount });
      expect(await notes()).toEqual([
        [[1, 270_00], none, none],
        [[1, 270_00], [null, 60_00], none],
      ]);
    });

    test("comes with an invoice that is issued later, line by line", async () => {
      const order = await addDelivered(database(), delivered);
      await settle(await approved(order, { [order.tote]: 1 }), {
        resolution: "refund_by_hand",
        amount: 400_00,
      });
      await settle(await approved(order, { [order.bags]: 1 }), {
        resolution: "refund_by_hand",
        amount: 100_00,
      });
      await issue(order.id);
      expect(await notes()).toEqual([
        [none, none, [1, 400_00]],
        [[null, 100_00], none, none],
      ]);
    });

    test("counts a piece that came back, though less than it cost goes back for it", async () => {
      const order = await byCash();
      const id = await asked(order, { [order.bags]: 1 });
      await approve(id);
      await receive(id, { [order.bags]: [1, 1] });
      await settle(id, { resolution: "refund_by_hand", amount: 100_00 });
      expect(await notes()).toEqual([[[1, 100_00], none, none]]);
    });

    test("of two that are settled at once takes each its own line", async () => {
      const order = await paidByCard();
      await issue(order.id);
      const [bags, tote] = [
        await approved(order, { [order.bags]: 2 }),
        await approved(order, { [order.tote]: 1 }),
      ];
      await Promise.all([
        settle(bags, { resolution: "refund", amount: 540_00 }),
        settle(tote, { resolution: "refund", amount: 400_00 }),
      ]);
      const taken = await notes();
      expect(taken).toHaveLength(2);
      expect(taken).toEqual(
        expect.arrayContaining([
          [[2, 540_00], none, none],
          [none, none, [1, 400_00]],
        ]),
      );
    });
  },
);
