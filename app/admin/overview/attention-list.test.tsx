import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { HeldContext } from "#accounts/permissions/held-context.ts";
import { type Held, heldIn } from "#accounts/permissions/permissions.ts";
import { AttentionList } from "./attention-list.tsx";
import type { Attention } from "./overview.ts";

const attention: Attention = {
  alerts: [],
  ordersToPack: 0,
  newReturns: 0,
  unpaidReturns: 0,
  newReviews: 0,
  newMessages: 0,
  newQuotes: 0,
  openGrievances: 0,
  lowStock: [],
  lowStockCount: 0,
  ...{ paymentIssues: 40, refundsDue: 2, lateToSend: 3, toConfirm: 2, heldMessages: 0, heldQuotes: 0 },
  parcels: { booking: 1, left: 0, attempt: 2, back: 3 },
  offers: { proofChanges: 0, changes: 0, endingSoon: 0 },
};

const page = (change: Partial<Attention> = {}) =>
  renderToString(<AttentionList attention={{ ...attention, ...change }} />);

test.each([
  ["Payment issues", "payment-issues"],
  ["Refunds due", "refund-due"],
  ["Late to send", "due-to-send"],
  ["Orders to confirm", "to-confirm"],
  ["Bookings in trouble", "parcel-trouble"],
  ["Delivery attempts failed", "parcel-trouble"],
  ["Parcels coming back", "parcel-trouble"],
])("%s leads to the orders that it counts", (label, filter) => {
  const [, href] = new RegExp(`href="([^"]*)"[^>]*>${label}<`).exec(page()) ?? [];
  expect(href).toBe(`/admin/dashboard/orders?status=${filter}`);
});

test("returns whose refund failed lead to the tab where they stand first", () => {
  expect(page()).not.toContain("refund failed");
  expect(page({ unpaidReturns: 2 })).toMatch(/returns\?tab=settled"[^>]*>Returns whose refund failed<.*?>2</);
});

test("reviews that wait lead to where they stand, and are no line of a day without any", () => {
  expect(page()).not.toContain("/reviews");
  expect(page({ newReviews: 3 })).toMatch(/reviews"[^>]*>Reviews to look at<.*?>3</);
});

test("what was held for its links is counted where it is, and is no line of a shop without any", () => {
  expect(page()).not.toContain("held");
  const shown = page({ heldMessages: 1, heldQuotes: 3 });
  expect(shown).toMatch(/contact-messages\?status=Likely\+Spam"[^>]*>Messages held for their links<.*?>1</);
  expect(shown).toMatch(/bulk-quotes\?status=Likely\+Spam"[^>]*>Requests held for their links<.*?>3</);
});

test("offers that wait for a word lead to where they stand, and are no line of a day without any", () => {
  expect(page()).not.toContain("/offers");
  const offers = { proofChanges: 1, changes: 2, endingSoon: 3 };
  const shown = page({ offers });
  expect(shown).toMatch(/offers\?tab=changes"[^>]*>Changes of proofs asked<.*?>1</);
  expect(shown).toMatch(/offers\?tab=changes"[^>]*>Changes of offers asked<.*?>2</);
  expect(shown).toMatch(/offers\?tab=sent"[^>]*>Offers that end soon<.*?>3</);
});

test("one of the staff finds the lines that are theirs", () => {
  const shown = (held: Held) =>
    [
      ...renderToString(
        <HeldContext value={held}>
          <AttentionList attention={{ ...attention, newMessages: 1, lowStockCount: 1 }} />
        </HeldContext>,
      ).matchAll(/href="\/admin\/dashboard\/([\w-]+)[^>]*>([^<]+)</g),
    ].map(([, place, label]) => `${place}: ${label}`);
  expect(shown(heldIn(["pack"]))).toEqual([
    "orders: Orders to confirm",
    "orders: Late to send",
    "orders: Bookings in trouble",
    "orders: Delivery attempts failed",
    "orders: Parcels coming back",
  ]);
  expect(shown(heldIn(["messages"]))).toEqual(["contact-messages: Unanswered messages"]);
  expect(shown(heldIn(["money"])).filter((line) => /Payment|Refund/.test(line))).toHaveLength(2);
});
