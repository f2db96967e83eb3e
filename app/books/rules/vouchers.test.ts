import fc from "fast-check";
import { expect, test } from "vitest";
import { paise, sum } from "#values/money/money.ts";
import { anyMonth } from "../../../tests/database/book-papers.ts";
import { isNote } from "./book-document.ts";
import { type MoneyMove, moneyVoucher, paperVoucher } from "./vouchers.ts";

const kinds = [
  "card",
  "cash",
  "bank",
  "refund",
  "cash-back",
  "bank-back",
  "settlement",
  "remittance",
] as const;

test("each voucher adds up to nothing, whatever was sold, came back or was paid", () =>
  fc.assert(
    fc.property(
      anyMonth(),
      fc.array(fc.record({ kind: fc.constantFrom(...kinds), amount: fc.nat(1e9), fees: fc.nat(1e6) })),
      (papers, moves) => {
        for (const paper of papers) {
          const { entries, type } = paperVoucher(paper);
          expect(sum(entries.map(({ debit }) => debit))).toBe(0);
          const owed = entries.find(({ ledger }) => ledger === "buyers")?.debit ?? 0;
          expect([type, owed + 0]).toEqual(
            isNote(paper) ? ["Credit Note", 0 - paper.facts.total] : ["Sales", paper.facts.total],
          );
        }
        for (const { kind, ...sums } of moves) {
          const [amount, fees] = [paise(sums.amount), paise(sums.fees)];
          const feeTax = paise(Math.floor(fees / 7));
          const { entries } = moneyVoucher({ ...move, kind, amount, fees, feeTax });
          expect(sum(entries.map(({ debit }) => debit))).toBe(0);
        }
      },
    ),
  ));

const move: MoneyMove = {
  ...{ kind: "card", id: "pay_1", at: new Date("2026-11-30T18:29:59Z"), of: "Order JC-1" },
  ...{ amount: paise(1000_00), fees: paise(23_60), feeTax: paise(3_60) },
};

test.each([
  ["card", "Receipt", { buyers: -1000_00, card: 1000_00 }],
  ["cash", "Receipt", { buyers: -1000_00, cash: 1000_00 }],
  ["bank", "Receipt", { buyers: -1000_00, bank: 1000_00 }],
  ["refund", "Journal", { card: -1000_00, buyers: 1000_00 }],
  ["cash-back", "Journal", { cash: -1000_00, buyers: 1000_00 }],
  ["bank-back", "Journal", { bank: -1000_00, buyers: 1000_00 }],
  ["remittance", "Journal", { cash: -1023_60, bank: 1000_00, courier: 23_60 }],
  ["settlement", "Journal", { card: -1023_60, bank: 1000_00, fees: 20_00, feeTax: 3_60 }],
] as const)("money by %s is a %s of its day in India", (kind, type, sums) => {
  const { entries, ...voucher } = moneyVoucher({ ...move, kind });
  expect(voucher).toEqual({ type, id: "pay_1", day: "2026-11-30", narration: "Order JC-1" });
  expect(Object.fromEntries(entries.map(({ ledger, debit }) => [ledger, debit]))).toEqual(sums);
});
