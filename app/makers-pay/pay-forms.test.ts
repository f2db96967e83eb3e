import { describe, expect, test } from "vitest";
import { recordFieldText } from "#records/fields/record-field.text.ts";
import { paise } from "#values/money/money.ts";
import { counterIn, moneyIn, otherIn, termIn } from "./account/account.form.ts";
import { makerAccountText as text } from "./account/account.text.ts";
import { bankIn } from "./banks/bank.form.ts";
import { bankPartText } from "./banks/bank-part.text.ts";
import { columnsIn, leastIn, markedIn } from "./run/run.form.ts";
import { runText } from "./run/run.text.ts";
import { columnsKept } from "./run/run-columns.ts";
import { jobWorkOf, yearOfDay } from "./tax-watch.ts";

const today = "2026-12-01";
const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const money = { amount: "540.50", method: "upi", reference: "UTR 1", on: "1/12/2026", note: "" };
const wrong = (errors: object) => ({ errors });

describe("what the owner fills in", () => {
  test.each([
    [
      money,
      { value: { amount: 540_50, on: today, given: { method: "upi", reference: "UTR 1" }, note: null } },
    ],
    [{ ...money, method: "cash", reference: "" }, { value: { given: { method: "cash", reference: null } } }],
    [{ ...money, amount: "0" }, wrong({ amount: text.errors.amount })],
    [{ ...money, amount: "999999999" }, wrong({ amount: recordFieldText.errors.rupeesHigh })],
    [{ ...money, method: "bank", reference: " " }, wrong({ reference: text.errors.reference })],
    [{ ...money, method: "cheque" }, wrong({ method: text.errors.method })],
    [{ ...money, reference: "x".repeat(61) }, wrong({ reference: text.errors.referenceLong })],
    [{ ...money, on: "2/12/2026" }, wrong({ on: text.errors.day })],
    [{ ...money, note: "x".repeat(501) }, wrong({ note: text.errors.noteLong })],
  ])("money %j is %j", (fields, read) => expect(moneyIn(formOf(fields), today)).toMatchObject(read));

  test("something else has a kind and words", () => {
    expect(otherIn(formOf({ ...money, kind: "" }), today)).toEqual(
      wrong({ kind: text.errors.kind, note: text.errors.note }),
    );
    expect(otherIn(formOf({ ...money, kind: "ours", note: "Thread" }), today)).toMatchObject({
      value: { kind: "ours", amount: 540_50, note: "Thread" },
    });
    expect(counterIn(formOf({ amount: "१०", note: "Wrong maker" }))).toEqual({
      value: { amount: 10_00, reason: "Wrong maker" },
    });
  });

  const from = "1/12/2026";
  test.each([
    [{ kind: "piece", from }, { value: { kind: "piece", share: null, from: today } }],
    [
      { kind: "sold", percent: "33.33 %", from },
      { value: { share: { kind: "percent", basisPoints: 3333 } } },
    ],
    [{ kind: "sold", sum: "540", from }, { value: { share: { kind: "sum", amount: 540_00 } } }],
    [{ kind: "bought", sum: "540", from }, { value: { share: { kind: "sum" } } }],
    [{ kind: "bought", sum: "540", percent: "40", from }, wrong({ percent: text.errors.unused.bought })],
    [
      { kind: "piece", percent: "30", sum: "5", from },
      wrong({ percent: text.errors.unused.piece, sum: text.errors.unused.piece }),
    ],
    [{ kind: "sold", sum: "540", percent: "40", from }, wrong({ sum: text.errors.share })],
    [{ kind: "sold", from }, wrong({ sum: text.errors.share })],
    [{ kind: "sold", percent: "100.01", from }, wrong({ percent: text.errors.percent })],
    [{ kind: "", from: "" }, wrong({ kind: text.errors.kind, from: text.errors.termDay })],
  ])("terms %j are %j", (fields, read) => expect(termIn(formOf(fields))).toMatchObject(read));

  const { errors } = bankPartText;
  test.each([
    [
      { account: "3012 3456 7890", ifsc: "sbin0001234", upi: "asha@okicici", pan: "abcde1234f" },
      { value: { account: "301234567890", ifsc: "SBIN0001234", upi: "asha@okicici", pan: "ABCDE1234F" } },
    ],
    [{ account: "", ifsc: "", upi: "", pan: "" }, { value: {} }],
    [{ "no-account": "1", "no-pan": "1" }, { value: { account: null, ifsc: null, pan: null } }],
    [{ account: "12345678" }, wrong({ account: errors.account, ifsc: errors.ifscLacks })],
    [{ account: "301234567890", ifsc: "SBIN1001234" }, wrong({ ifsc: "IFSC has 4 letters, 0 and 6 signs." })],
    [{ upi: "asha@ok.com", pan: "ABCD12345F" }, wrong({ upi: errors.upi, pan: errors.pan })],
  ])("where to pay %j is %j", (fields, read) =>
    expect(bankIn(formOf(fields), { account: false })).toEqual(read),
  );

  test("an IFSC alone is that of an account that is known", () => {
    const form = formOf({ ifsc: "SBIN0001234" });
    expect(bankIn(form, { account: false })).toEqual(wrong({ account: errors.accountLacks }));
    expect(bankIn(form, { account: true })).toEqual({ value: { ifsc: "SBIN0001234" } });
  });
});

describe("a pay run", () => {
  test.each([
    ["", { value: 0 }],
    ["500", { value: 500_00 }],
    ["many", wrong({ least: text.errors.amount })],
    ["1000001", wrong({ least: recordFieldText.errors.rupeesHigh })],
  ])("takes makers above '%s'", (least, read) => expect(leastIn(formOf({ least }))).toEqual(read));

  const typed = { on: "1/12/2026", "method:a": "upi", "method:b": "cash", "method:c": "bank" };
  test.each([
    [{}, { value: { on: today, lines: [{ makerId: "b", given: { method: "cash", reference: null } }] } }],
    [{ "reference:a": "U1", "method:b": "" }, { value: { lines: [{ makerId: "a" }] } }],
    [{ "reference:c": "U1", "method:c": "" }, wrong({ "method:c": text.errors.method })],
    [
      { "reference:a": "U 1", "reference:c": "u1" },
      wrong({ "reference:c": "This reference is noted already." }),
    ],
    [{ "method:b": "", on: "x" }, wrong({ on: text.errors.day, lines: runText.errors.none })],
  ])("marks of %j what is %j", (fields, read) =>
    expect(markedIn(formOf({ ...typed, ...fields }), ["a", "b", "c"], today)).toMatchObject(read),
  );

  const { wrong: why } = runText.columns;
  const places = (of: Record<string, string>) =>
    Object.fromEntries(Object.entries(of).map(([column, place]) => [`place:${column}`, place]));
  test.each<[Record<string, string>, object]>([
    [{ amount: "1", name: "७", upi: " 2 " }, { value: ["amount", "upi", "name"] }],
    [{ name: "१", account: "२", amount: "३", ifsc: "" }, { value: ["name", "account", "amount"] }],
    [{}, wrong(places({ amount: why["no-amount"], name: why.nobody }))],
    [{ amount: "1", ifsc: "2" }, wrong(places({ name: why.nobody }))],
    [{ name: "1", amount: "1" }, wrong(places({ amount: why.twice }))],
    [{ amount: "1", upi: "0", note: "-2" }, wrong(places({ upi: why.odd, note: why.odd, name: why.nobody }))],
    [{ amount: "1", name: "2", ifsc: "99", note: "1.5" }, wrong(places({ ifsc: why.odd, note: why.odd }))],
    [{ amount: "1", name: "2", pan: "8", note: "1 2" }, wrong(places({ pan: why.odd, note: why.odd }))],
  ])("has its file's columns by %j: %j", (typed, read) =>
    expect(columnsIn(formOf(places(typed)))).toEqual(read),
  );

  test("keeps the columns that are some", () => {
    expect(columnsKept(["upi", "gone", "upi"])).toEqual(["upi"]);
    expect(columnsKept([])[0]).toBe("name");
  });
});

describe("what of a year counts for the tax", () => {
  const sums = (credited: number, paid: number, goods = 0) => ({
    credited: paise(credited),
    paid: paise(paid),
    goods: paise(goods),
  });
  test.each([
    ["credited work once, be it paid later", sums(0, 0), sums(1000, 0), 1000, { counted: 0, part: 1000 }],
    ["an advance before the work", sums(0, 0), sums(0, 0), 500, { counted: 0, part: 500 }],
    ["no goods", sums(0, 0), sums(0, 0, 800), 800, { counted: 0, part: 0 }],
    ["goods first", sums(0, 0), sums(300, 0, 800), 1000, { counted: 100, part: 200 }],
    ["nothing of the year before", sums(900, 0), sums(1000, 0), 900, { counted: -800, part: 900 }],
    ["all that was credited", sums(0, 0), sums(1000, 400), 100, { counted: 900, part: 100 }],
  ])("is %s", (_, before, now, payment, counted) =>
    expect(jobWorkOf(before, now, paise(payment))).toEqual(counted),
  );
  test("is no advance on goods that are sold or taken in, and what work was credited", () => {
    expect(jobWorkOf(sums(0, 0), sums(0, 0), paise(500), false)).toEqual({ counted: 0, part: 0 });
    expect(jobWorkOf(sums(0, 0), sums(300, 100), paise(500), false)).toEqual({ counted: 100, part: 200 });
  });
  test("begins in April", () =>
    expect([yearOfDay("2027-03-31"), yearOfDay("2027-04-01")]).toEqual([
      { from: "2026-04-01", before: "2027-04-01" },
      { from: "2027-04-01", before: "2028-04-01" },
    ]));
});
