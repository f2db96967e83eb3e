import { describe, expect, test } from "vitest";
import { type Paise, paise } from "#values/money/money.ts";
import {
  balanceOf,
  coveredOn,
  type Entry,
  entryKinds,
  referenceKey,
  signOf,
  statementNumber,
} from "./entry.ts";
import { jobWorkBounds, watchTax } from "./tax-watch.ts";
import { type Share, shareOf, takenBack, termOn } from "./terms.ts";

const entry = (kind: Entry["kind"], amount: number, on = "2026-11-01"): Entry => ({
  kind,
  amount: paise(amount),
  on,
});

describe("a maker's account", () => {
  test("is the sum of its entries", () => {
    expect(balanceOf([])).toBe(0);
    expect(balanceOf([entry("piece", 540_00), entry("advance", -600_00), entry("bonus", 10_00)])).toBe(
      -50_00,
    );
  });

  test("knows the sign of each kind", () =>
    expect(entryKinds.map((kind) => signOf(kind) ?? 0)).toEqual([1, 0, -1, -1, 0, 1, -1, 0]));

  test.each([
    [100_00, [entry("payment", -99_99, "2026-12-02")], undefined],
    [100_00, [entry("payment", -60_00, "2026-12-02"), entry("advance", -40_00, "2026-11-20")], "2026-12-02"],
    [100_00, [entry("advance", -100_00, "2026-11-20"), entry("payment", -50_00, "2026-12-02")], "2026-11-20"],
    [100_00, [entry("deduction", -100_00)], undefined],
    [0, [entry("payment", -1)], undefined],
  ])("owed %i paise are covered by %j on %s", (owed, entries, day) =>
    expect(coveredOn(entries, paise(owed))).toBe(day),
  );

  test("compares references without case and blanks, and numbers statements", () => {
    expect(referenceKey(" utr sbin 0021 ")).toBe("UTRSBIN0021");
    expect([statementNumber("26-27", 1), statementNumber("26-27", 1_234_567)]).toEqual([
      "M/26-27/000001",
      "M/26-27/1234567",
    ]);
  });
});

describe("what a maker gets of what was sold", () => {
  const third: Share = { kind: "percent", basisPoints: 33_33 };

  test("a term holds from its day on, the latest that had begun", () => {
    const terms = ["2026-04-01", "2026-10-01"].map((from) => ({ kind: "sold" as const, share: third, from }));
    expect(["2026-03-31", "2026-09-30", "2026-10-01"].map((day) => termOn(terms, day)?.from)).toEqual([
      undefined,
      "2026-04-01",
      "2026-10-01",
    ]);
  });

  test.each<[Share, number, number, number, number]>([
    [third, 3, 100_00, 3, 33_33],
    [third, 1, 50, 1, 17],
    [third, 3, 100_01, 1, 11_11],
    [{ kind: "percent", basisPoints: 50_00 }, 1, 1, 1, 1],
    [{ kind: "percent", basisPoints: 100_00 }, 7, 99_99, 7, 99_99],
    [{ kind: "sum", amount: paise(120_00) }, 3, 100_00, 2, 240_00],
  ])("%j of %i pieces for %i paise, %i of them: %i paise", (share, pieces, taxable, of, owed) =>
    expect(shareOf(share, { pieces, taxable: paise(taxable) }, of)).toBe(owed),
  );

  test("pieces that come back one by one take back all that was owed, whatever the cents", () => {
    for (const taxable of [1, 99, 100_01, 333_33])
      for (const pieces of [1, 2, 3, 7]) {
        const line = { pieces, taxable: paise(taxable) };
        const each = Array.from({ length: pieces }, (_, before) =>
          takenBack(third, line, { before, now: 1 }),
        );
        expect(each.every((amount) => amount <= 0)).toBe(true);
        expect(each.reduce<number>((all, amount) => all + amount, 0) + shareOf(third, line, pieces)).toBe(0);
      }
  });
});

describe("tax on job work", () => {
  const year = (counted: Paise, taxed = paise(0), hasPan = true) => ({ counted, taxed, hasPan });
  const { atOnce, inYear } = jobWorkBounds;

  test.each([
    [year(paise(0)), atOnce, { kind: "below", left: inYear - atOnce }],
    [year(paise(0)), atOnce + 1, { by: "at-once", of: atOnce + 1, basisPoints: 1_00, tax: 300_00 }],
    [year(paise(inYear - 100)), 100, { kind: "below", left: 0 }],
    [year(paise(inYear)), 1, { by: "in-year", of: inYear + 1, tax: 1_000_00 }],
    [year(inYear, paise(40_000_00)), 10_000_00, { by: "in-year", of: 70_000_00, tax: 700_00 }],
    [year(inYear, inYear, false), 10_000_00, { basisPoints: 20_00, of: 10_000_00, tax: 2_000_00 }],
  ])("of %j a payment of %i is %j", (before, payment, said) =>
    expect(watchTax(before, paise(payment))).toMatchObject(said),
  );
});
