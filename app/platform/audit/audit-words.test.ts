import { expect, test } from "vitest";
import { auditWords } from "./audit-words.ts";

test.each([
  { action: "product.deleted", detail: null, words: "deleted" },
  { action: "order.cash_collected", detail: { amount: "₹250" }, words: "cash collected · amount: ₹250" },
  {
    action: "contact_message.updated",
    detail: { status: "Resolved", notes: true, reply: false, rows: 0, gone: null },
    words: "updated · status: Resolved · notes · rows: 0",
  },
  { action: "odd", detail: "text", words: "odd" },
])("$action reads '$words'", ({ action, detail, words }) => expect(auditWords(action, detail)).toBe(words));
