import { expect, test } from "vitest";
import { isSale, type SaleFacts } from "./sales.ts";

const card = { paymentMethod: "razorpay", paymentState: "captured", fulfilment: "processing" } as const;
const cod = { paymentMethod: "cod", paymentState: "cod_due", fulfilment: "pending" } as const;

const sentUnpaid = { ...card, paymentState: "awaiting", fulfilment: "shipped" } as const;
test.each<[string, SaleFacts, boolean]>([
  ["a paid card order", card, true],
  ["a paid card order on its way", { ...card, fulfilment: "shipped" }, true],
  ["an unpaid card order", { ...card, paymentState: "awaiting" }, false],
  ["a failed card order", { ...card, paymentState: "failed" }, false],
  ["an unpaid card order sent all the same", sentUnpaid, false],
  ["a refunded card order", { ...card, paymentState: "refunded" }, false],
  ["a paid and cancelled card order", { ...card, fulfilment: "cancelled" }, false],
  ["cash on delivery, due", cod, true],
  ["cash on delivery, collected", { ...cod, paymentState: "cod_collected" }, true],
  ["cash on delivery, given back", { ...cod, paymentState: "refunded" }, false],
  ["cash on delivery, cancelled", { ...cod, fulfilment: "cancelled" }, false],
])("%s is a sale, or not", (_, facts, sale) => expect(isSale(facts)).toBe(sale));
