import { expect, test } from "vitest";
import { keptText as hindi } from "./kept.hi.ts";
import { keptText as english } from "./kept.text.ts";

const notes = [
  "Advance of ₹23,200.00 received by bank transfer (12)",
  "Balance of ₹5.00 not received after all",
  "Asked for the advance of ₹5.00",
  "Advance of ₹5.00 paid by card (1).",
  "Parcel 2: out for delivery. No stock taken: झोला. लाल, 1 left",
  "Paid by card (1) instead of in cash, which saved ₹50.00.",
  "Paid (1) but झोला is sold out: a refund is due.",
  "Payment 1 was ₹20.00 instead of ₹30.00. A refund is due.",
  "Not paid while it was held: its pieces are for sale again, and somebody else may use its discount.",
  "A refund of ₹5.00 failed at the payment service (1).",
  "₹5.00 was sent back by hand.",
  "Invoice taken back: credit note 7",
  "Place of supply: where the buyer is registered",
  "The payment service is busy. Please try again in a moment.",
  "The carrier had this parcel with another sum, so it was cancelled there. Make it anew: the carrier takes no number twice.",
];

test.each(notes)("'%s' is kept so, and said in Hindi to whoever reads Hindi", (note) => {
  expect(english.said(note)).toBe(note);
  expect(hindi.said(note)).not.toMatch(/[a-z]/i);
});

test("what a courier or a payment service says stays as it came, but for reasons that are known", () => {
  expect(hindi.said("Your wallet is empty. Please recharge.")).toBe("Your wallet is empty. Please recharge.");
  expect(hindi.said("Declined (Reason: card_declined)")).toBe("बैंक ने कार्ड नहीं लिया।");
});
