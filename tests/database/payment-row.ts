import type { RowGiven, TestRows } from "./test-rows.ts";

let made = 0;

/** Adds a payment of ₹1,000 that has paid an order, and answers its id at the provider. */
export async function addPayment(shop: TestRows, order_id: string, payment: RowGiven<"payments"> = {}) {
  made += 1;
  const { razorpay_payment_id } = await shop.add("payments", {
    order_id,
    razorpay_order_id: `order_${made}`,
    razorpay_payment_id: `pay_${made}`,
    amount_paise: 1000_00,
    currency: "INR",
    status: "captured",
    outcome: "confirmed",
    ...payment,
  });
  return razorpay_payment_id;
}

/** Adds a refund of a payment that went through. */
export async function addRefund(
  shop: TestRows,
  order_id: string,
  razorpay_payment_id: string,
  refund: RowGiven<"payment_refunds"> & { amount_paise: number },
): Promise<void> {
  made += 1;
  const key = { idempotency_key: `key-${made}` };
  await shop.add("payment_refunds", { order_id, razorpay_payment_id, state: "processed", ...key, ...refund });
}
