import { expect, test } from "vitest";
import { eachDatabase } from "../../tests/database/each-database.ts";
import { addOrder } from "../../tests/database/order-row.ts";
import { isUnpaid, type OrderStatus } from "./order.ts";

interface Loaded {
  status: OrderStatus;
  by: "razorpay" | "cod";
  payment: string;
  fulfilment: string;
}

eachDatabase("an order of the hosted platform", (database) => {
  test.each<Loaded>([
    { status: "pending", by: "razorpay", payment: "captured", fulfilment: "pending" },
    { status: "processing", by: "razorpay", payment: "captured", fulfilment: "processing" },
    { status: "delivered", by: "razorpay", payment: "captured", fulfilment: "delivered" },
    { status: "cancelled", by: "razorpay", payment: "awaiting", fulfilment: "cancelled" },
    { status: "pending_cod_confirmation", by: "cod", payment: "cod_due", fulfilment: "pending" },
    { status: "shipped", by: "cod", payment: "cod_due", fulfilment: "shipped" },
    { status: "delivered", by: "cod", payment: "cod_collected", fulfilment: "delivered" },
    { status: "awaiting_razorpay_payment", by: "razorpay", payment: "awaiting", fulfilment: "pending" },
    { status: "payment_modal_dismissed", by: "razorpay", payment: "awaiting", fulfilment: "pending" },
  ])("that is $status by $by stands as $payment, $fulfilment", async ({ status, by, ...states }) => {
    const { db } = database();
    // As it comes: with a status, and without the columns that the shop has beside it.
    const unsaid = { payment_state: undefined, fulfilment_state: undefined };
    const id = await addOrder(db, [], { ...unsaid, status, payment_method: by });
    const row = await db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ payment_state: states.payment, fulfilment_state: states.fulfilment });
    const isStillToPay = isUnpaid({ ...row, paymentMethod: by, paymentState: row.payment_state });
    expect(isStillToPay).toBe(status === "awaiting_razorpay_payment" || status === "payment_modal_dismissed");
  });
});
