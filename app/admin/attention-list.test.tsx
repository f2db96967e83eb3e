import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { AttentionList } from "./attention-list.tsx";
import type { Attention } from "./overview.ts";

const attention: Attention = {
  ...{ alerts: [], ordersToPack: 0, newMessages: 0, newQuotes: 0, lowStock: [], lowStockCount: 0 },
  ...{ paymentIssues: 40, refundsDue: 2 },
};

test.each([
  ["Payment issues", "payment-issues"],
  ["Refunds due", "refund-due"],
])("%s leads to the orders that it counts", (label, filter) => {
  const [, href] =
    new RegExp(`href="([^"]*)"[^>]*>${label}<`).exec(
      renderToString(<AttentionList attention={attention} />),
    ) ?? [];
  expect(href).toBe(`/admin/dashboard/orders?status=${filter}`);
});
