import * as z from "zod";
import { newId, type Order, type Payment, paymentMethods } from "./provider-state.ts";

/** What a payment should become; the body of POST /sim/pay. */
export const paymentWish = z.object({
  order_id: z.string(),
  outcome: z.enum(["success", "fail", "authorized", "late"]),
  method: z.enum(paymentMethods).default("card"),
  amount_override: z.int().optional(),
  currency_override: z.string().optional(),
  email: z.string().default("shopper@example.com"),
  contact: z.string().default("+919876543210"),
  vpa: z.string().default("success@razorpay"),
  card_number: z.string().default("4100280000001007"),
  /** Paid from abroad: it reaches the bank later. */
  international: z.boolean().default(false),
});

export type PaymentWish = z.infer<typeof paymentWish>;

export function newPayment(
  order: Pick<Order, "id" | "amount" | "currency" | "notes">,
  wish: PaymentWish,
  now: number,
): Payment {
  const card = wish.method === "card" ? newCard(wish) : undefined;
  return {
    id: newId("pay"),
    entity: "payment",
    amount: wish.amount_override ?? order.amount,
    currency: wish.currency_override ?? order.currency,
    status: "created",
    order_id: order.id,
    invoice_id: null,
    international: wish.international,
    method: wish.method,
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    // A slash and a sign beyond ASCII: both are escaped in webhooks, so that re-serialising breaks their
    // signature.
    description: "Simulated payment – test/1",
    card_id: card?.id ?? null,
    ...(card ? { card } : {}),
    bank: wish.method === "netbanking" ? "HDFC" : null,
    wallet: wish.method === "wallet" ? "olamoney" : null,
    vpa: wish.method === "upi" ? wish.vpa : null,
    email: wish.email,
    contact: wish.contact,
    notes: order.notes,
    fee: null,
    tax: null,
    error_code: null,
    error_description: null,
    error_source: null,
    error_step: null,
    error_reason: null,
    acquirer_data: wish.method === "card" ? { auth_code: "123456" } : { rrn: "012345678912" },
    created_at: now,
  };
}

function newCard({ card_number: number, international }: PaymentWish): NonNullable<Payment["card"]> {
  const network = number.startsWith("4") ? "Visa" : number.startsWith("5") ? "MasterCard" : "RuPay";
  return {
    id: newId("card"),
    entity: "card",
    name: "Test Shopper",
    last4: number.replace(/\D/g, "").slice(-4),
    network,
    type: "credit",
    issuer: null,
    international,
    emi: false,
    sub_type: "consumer",
  };
}
