import { expect, test } from "vitest";
import { issueInvoice } from "#orders/invoice/issue-invoice.server.ts";
import { refundPayment, resumeRefunds } from "#payments/refunds/refund-payment.server.ts";
import { paise } from "#values/money/money.ts";
import type { CardShop } from "../../../tests/database/card-shop.ts";
import { eachReturnShop, owner } from "../../../tests/database/return-shop.ts";
import { settleReturn } from "./settle-return.server.ts";

eachReturnShop(
  "a return of what was paid by card",
  ({ wish, settle, approved, paidByCard, db, row, refunds, card }) => {
    test("by card goes back once, whoever settles it how often", async () => {
      const order = await paidByCard();
      const id = await approved(order, { [order.bags]: 1 });
      const same = await wish(id, { resolution: "refund", amount: 270_00 });
      const settled = await Promise.all([1, 2, 3, 4].map(() => settleReturn(card().shop(), owner, same)));
      expect(settled.map(({ kind }) => kind).sort()).toEqual(["settled", "stale", "stale", "stale"]);
      expect(await refunds()).toMatchObject([
        { idempotency_key: `return:${id}`, amount_paise: 270_00, state: "processed", actor_id: "owner" },
      ]);
      expect(await card().asked("POST /v1/payments/:id/refund")).toBe(1);
    });

    test.each(["killed before the provider is asked", "answered too late"])(
      "by card goes back once when the shop is %s",
      async (how) => {
        const order = await paidByCard();
        const id = await approved(order, { [order.bags]: 1 });
        const isKilled = how.startsWith("killed");
        const broken = isKilled
          ? { ...card().shop().razorpay, refund: () => Promise.reject(new Error("killed")) }
          : {
              ...card().shop().razorpay,
              refund: async (...asked: Parameters<ReturnType<CardShop["shop"]>["razorpay"]["refund"]>) => {
                await card()
                  .shop()
                  .razorpay.refund(...asked);
                return { ok: false as const, kind: "down" as const, message: "no answer" };
              },
            };
        const settled = await settleReturn(
          { ...card().shop(), razorpay: broken },
          owner,
          await wish(id, { resolution: "refund", amount: 270_00 }),
        );
        expect(settled).toEqual({ kind: "settled", refund: { ok: true, kind: "asked" } });
        await db()
          .updateTable("payment_refunds")
          .set({ next_attempt_at: new Date(0) })
          .execute();
        await resumeRefunds(card().shop());
        await resumeRefunds(card().shop());
        expect(await refunds()).toMatchObject([{ amount_paise: 270_00, state: "processed" }]);
      },
    );

    test("beside a refund at the provider's own dashboard never comes to more than was paid", async () => {
      const order = await paidByCard();
      const id = await approved(order, { [order.bags]: 2, [order.tote]: 1 });
      await card().shop().razorpay.refund(order.paymentId, 900_00, "made-at-the-dashboard", order.id);
      const settled = await settle(id, { resolution: "refund", amount: 1000_00 });
      expect(settled).toMatchObject({ kind: "settled", refund: { ok: false } });
      const done = (await refunds()).filter(({ state }) => state !== "failed");
      expect(done.reduce((all, { amount_paise }) => all + amount_paise, 0)).toBeLessThanOrEqual(1000_00);
    });

    test("and the order's own refund share what was paid", async () => {
      const order = await paidByCard();
      const id = await approved(order, { [order.bags]: 2, [order.tote]: 1 });
      const [settled, refunded] = await Promise.all([
        settle(id, { resolution: "refund", amount: 1000_00 }),
        refundPayment(card().shop(), {
          ...{
            orderId: order.id,
            amountPaise: paise(1000_00),
            actor: owner,
            idempotencyKey: crypto.randomUUID(),
          },
        }),
      ]);
      expect([settled.kind === "settled", refunded.ok].filter(Boolean)).toHaveLength(1);
      expect(await refunds()).toHaveLength(1);
      expect(await row(order.id)).toMatchObject({ payment_state: "refunded" });
    });

    test("that the owner sends back by hand counts as what went back", async () => {
      const order = await paidByCard();
      await issueInvoice(card().shop(), order.id, { forWhom: "owner", actorId: null });
      const id = await approved(order, { [order.bags]: 2, [order.tote]: 1 });
      expect(await settle(id, { resolution: "refund_by_hand", amount: 1000_01 })).toEqual({
        ...{ kind: "too-much", left: 1000_00 },
      });
      expect(await settle(id, { resolution: "refund_by_hand", amount: 1000_00 })).toEqual({
        kind: "settled",
      });
      expect(await row(order.id)).toMatchObject({ payment_state: "refunded", refund_due: false });
      expect(await db().selectFrom("credit_notes").selectAll().execute()).toHaveLength(1);
      expect(await card().asked("POST /v1/payments/:id/refund")).toBe(0);
    });
  },
);
