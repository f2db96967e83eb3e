import { readFileSync } from "node:fs";
import * as z from "zod";
import { newPayment, paymentWish } from "./new-payment.ts";
import type { Provider } from "./provider.ts";

/** Of how much an earlier payment was only its shop knows: no refund is too large for this. */
const enough = 10_000_000_00;

/** Takes a payment that nobody made here for one of before, captured; one that is known is left as it is. */
export function rememberPayment({ state, now }: Provider, id: string): void {
  if (state.payments.has(id) || !/^pay_\w{14}$/.test(id)) return;
  const order = { id: id.replace("pay", "order"), amount: enough, currency: "INR", notes: [] as [] };
  const wish = paymentWish.parse({ order_id: order.id, outcome: "success" });
  const made = newPayment(order, wish, now());
  state.payments.set(id, { ...made, id, status: "captured", captured: true });
}

/** Was it settled before this simulator began? So was what only a refund has told it of. */
export const isOfOldBooks = ({ amount }: { amount: number }): boolean => amount === enough;

/** What a demo shop's payments were that no settlement had when it was seeded. */
const listed = z.array(
  z.object({ id: z.string(), amount: z.int(), created_at: z.int(), international: z.boolean() }),
);

/** Takes the payments of the demo shop's file for its own; without such a file there are none. */
export function rememberListed({ state, earlierFile }: Provider): void {
  for (const { id, ...payment } of earlierIn(earlierFile)) {
    const known = state.payments.get(id);
    if (known && !isOfOldBooks(known)) continue;
    const order = {
      id: id.replace("pay", "order"),
      amount: payment.amount,
      currency: "INR",
      notes: [] as [],
    };
    const wish = paymentWish.parse({ order_id: order.id, outcome: "success" });
    const made = known ?? { ...newPayment(order, wish, payment.created_at), status: "captured" as const };
    state.payments.set(id, { ...made, ...payment, id, captured: true });
  }
}

function earlierIn(path: string | undefined): z.infer<typeof listed> {
  if (path === undefined) return [];
  try {
    return listed.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    // A shop that was not seeded here has none.
    return [];
  }
}
