import { expect, test } from "vitest";
import type { Invoice } from "#orders/invoice/invoice.ts";
import { paise } from "#values/money/money.ts";
import { billedLine } from "../../tests/database/billed-order.ts";
import { invoiceOf, noteOn, seller } from "../../tests/database/book-papers.ts";
import { eWayReason } from "./e-way.ts";

const worth = (amount: number) => [billedLine({ unitPrice: paise(amount) })];
const away = { stateCode: "27" };
const unregistered = { by: { ...seller, gstin: null } };
const toHomes = (amount: number, parcels: number): Invoice => ({
  ...invoiceOf(worth(amount)).facts,
  parcels,
});

test.each<[string, ReturnType<typeof eWayReason>, Invoice]>([
  ["of a registered shop for ₹300 to another state", undefined, invoiceOf(worth(300_00), away).facts],
  ["of a registered shop above ₹50,000", "worth", invoiceOf(worth(50_000_01)).facts],
  ["of ₹60,000 to ten homes", undefined, toHomes(60_000_00, 10)],
  ["of ₹6,00,000 to ten homes", "worth", toHomes(6_00_000_00, 10)],
  [
    "without a GSTIN to another state",
    "unregistered",
    invoiceOf(worth(1), { ...away, ...unregistered }).facts,
  ],
  [
    "to a state nobody knows",
    "unregistered",
    invoiceOf(worth(1), { stateCode: null, ...unregistered }).facts,
  ],
  ["without a GSTIN above ₹50,000 at home", undefined, invoiceOf(worth(60_000_00), unregistered).facts],
  ["that is a note", undefined, noteOn(invoiceOf(worth(1_00), { ...away, ...unregistered }), 100).facts],
])("a bill %s needs an e-way bill by '%s' (BOOKS-13, BOOKS-21, HOMES-32)", (_, reason, bill) =>
  expect(eWayReason(bill)).toBe(reason),
);
