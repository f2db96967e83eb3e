import { describe, expect, test } from "vitest";
import { type CashTerms, openCashTerms, shownCashTerms } from "#values/money/cash-terms.ts";
import { paise } from "#values/money/money.ts";
import { refusedCash } from "./cash.text.ts";
import { cashToday } from "./cash-today.text.ts";
import { type CashPurchase, judgeCash } from "./judge-cash.ts";

const facts: CashPurchase = {
  ...{ total: paise(1000_00), state: "Bihar", pincode: "847211", phone: "98765 43210" },
};
const refusalBy = (terms: Partial<CashTerms>, given: Partial<CashPurchase> = {}) => {
  const judged = judgeCash({ ...openCashTerms, ...terms }, { ...facts, ...given });
  return judged.ok ? undefined : { reason: judged.reason, help: judged.help };
};

describe("cash on delivery", () => {
  test("is open to everybody for everything until the owner limits it", () => {
    const worst = { phone: null, isFirst: true, open: 99, returned: 99, total: paise(1_000_000_00) };
    expect(refusalBy({}, worst)).toBeUndefined();
    expect(refusalBy({}, { total: paise(1) })).toBeUndefined();
  });

  const bounds = { min: paise(200_00), max: paise(5000_00) };
  test.each([
    [199_99, refusedCash.below(bounds.min)],
    [200_00, undefined],
    [5000_00, undefined],
    [5000_01, refusedCash.above(bounds.max)],
  ])("from ₹200 to ₹5,000, both included, for %s paise", (total, refusal) =>
    expect(refusalBy(bounds, { total: paise(total) })).toEqual(refusal),
  );

  test.each([
    [true, 2000_01, refusedCash.firstAbove(paise(2000_00))],
    [true, 2000_00, undefined],
    [false, 2000_01, undefined],
  ])("with another bound for a first order (%s) of %s paise", (isFirst, total, refusal) =>
    expect(refusalBy({ firstMax: paise(2000_00) }, { isFirst, total: paise(total) })).toEqual(refusal),
  );

  test.each([
    [2, 1, undefined],
    [2, 2, refusedCash.open(2)],
    [1, 1, refusedCash.open(1)],
  ])("where a phone may have %s open orders and has %s", (openPerPhone, open, refusal) =>
    expect(refusalBy({ openPerPhone }, { open })).toEqual(refusal),
  );

  test.each([
    [1, 0, undefined],
    [1, 1, refusedCash.returned],
    [3, 2, undefined],
    [3, 4, refusedCash.returned],
  ])("where %s parcels may have come back from a phone, and %s did", (returnedPerPhone, returned, refusal) =>
    expect(refusalBy({ returnedPerPhone }, { returned })).toEqual(refusal),
  );

  test.each([{ firstMax: paise(2000_00) }, { openPerPhone: 9 }, { returnedPerPhone: 9 }])(
    "with a mobile number where people are known by it: %j",
    (terms) => {
      expect(refusalBy(terms, { phone: null })).toEqual(refusedCash.mobile);
      expect(refusalBy(terms)).toBeUndefined();
    },
  );

  test.each([
    ["98765 43210", undefined],
    ["+91 9876543210", undefined],
    ["011 2222 1234", refusedCash.mobile],
    [null, refusedCash.mobile],
  ])("with a mobile number where one is needed, for %s", (phone, refusal) =>
    expect(refusalBy({ needsMobile: true }, { phone })).toEqual(refusal),
  );

  test.each([
    [undefined, undefined],
    [{ serviceable: true, cod: true }, undefined],
    [{ serviceable: true, cod: false }, refusedCash.pincode("847211")],
    [{ serviceable: false, cod: true }, refusedCash.pincode("847211")],
  ])("at a PIN code known as %j", (service, refusal) => expect(refusalBy({}, { service })).toEqual(refusal));

  test("not in a state that the owner named", () => {
    expect(refusalBy({ blockedStates: ["Kerala", "Bihar"] })).toEqual(refusedCash.state("Bihar"));
    expect(refusalBy({ blockedStates: ["Kerala"] })).toBeUndefined();
  });

  test("tells first what nothing but another way to pay helps against", () => {
    const everything: Partial<CashTerms> = {
      ...{ min: paise(2000_00), blockedStates: ["Bihar"], returnedPerPhone: 1, needsMobile: true },
    };
    const all = { phone: null, returned: 1, service: { serviceable: true, cod: false } };
    const told = (terms: Partial<CashTerms>, given: Partial<CashPurchase>) =>
      refusalBy({ ...everything, ...terms }, { ...all, ...given });
    expect(told({}, {})).toEqual(refusedCash.state("Bihar"));
    expect(told({ blockedStates: [] }, {})).toEqual(refusedCash.pincode("847211"));
    expect(told({ blockedStates: [] }, { service: undefined })).toEqual(refusedCash.returned);
    expect(told({ blockedStates: [] }, { service: undefined, returned: 0 })).toEqual(refusedCash.mobile);
  });
});

describe("the owner's terms", () => {
  test("tell browsers nothing while they limit nothing", () => {
    expect(shownCashTerms(openCashTerms)).toBeUndefined();
    expect(shownCashTerms({ ...openCashTerms, confirm: "link" })).toBeUndefined();
  });

  test("keep to the shop how people are judged; whoever is counted by a phone must give one", () => {
    const terms = { ...openCashTerms, openPerPhone: 2, firstMax: paise(1_00), returnedPerPhone: 3 };
    const expected = { max: 5000_00, firstMax: 1_00, needsMobile: true, blockedStates: [] };
    expect(shownCashTerms({ ...terms, max: paise(5000_00) })).toEqual(expected);
  });

  test("say in a sentence what they come to today", () => {
    const [min, max] = [paise(200_00), paise(5000_00)];
    expect([{ min, max }, { min }, { max }, {}].map(cashToday.sums)).toEqual([
      "Today cash on delivery is offered for ₹200 to ₹5,000.",
      "Today cash on delivery is offered for ₹200 or more.",
      "Today cash on delivery is offered for up to ₹5,000.",
      "Today cash on delivery is offered for any sum.",
    ]);
    expect(cashToday.confirm({ confirm: "link", cancelAfterHours: 24 })).toContain("after 24 hours");
    expect(cashToday.confirm({ confirm: "link" })).toContain("nobody is asked");
    expect(cashToday.pincodes(1, 0)).toContain("one PIN code");
  });
});
