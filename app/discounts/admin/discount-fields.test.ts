import { describe, expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { promotion } from "../../../tests/promotion.ts";
import { discountAdminText } from "./discount-admin.text.ts";
import { effectOf } from "./discount-effect.ts";
import { discounts, savingTyped, whichOf } from "./discount-fields.ts";

const say = discountAdminText.errors;
const { empty: emptyDiscount } = discounts.form;

function typed(change: Partial<typeof emptyDiscount>) {
  const form = new FormData();
  const fields = { ...emptyDiscount, title: "Diwali", value: "10", ...change };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return discounts.form.parse(form);
}

const readFrom = (change: Partial<typeof emptyDiscount>) => {
  const parsed = typed(change);
  if (parsed.kind === "refused") throw new Error(JSON.stringify(parsed.errors));
  return { ...parsed.value, value: savingTyped(parsed.value), which: whichOf(parsed.value) };
};

describe("a discount's form", () => {
  test.each<[Partial<typeof emptyDiscount>, object]>([
    [{ value: "0" }, { value: say.percent }],
    [{ value: "101" }, { value: say.percent }],
    [{ value: "12.345" }, { value: say.percent }],
    [{ value: "-5" }, { value: say.percent }],
    [{ value: "" }, { value: say.percent }],
    [{ kind: "amount", value: "0" }, { value: say.sum }],
    [{ kind: "prepaid", value: "" }, { value: say.sum }],
    [{ kind: "prepaid", value: "50", code: "NOW" }, { code: say.codePrepaid }],
    [{ title: " " }, { title: say.title }],
    [{ code: "TEN OFF" }, { code: say.code }],
    [{ code: "DIWАLI" }, { code: say.code }],
    [{ code: "Ｄ10" }, { code: say.code }],
    [{ code: "A" }, { code: say.code }],
    [{ code: "A".repeat(33) }, { code: say.code }],
    [{ appliesTo: "category" }, { which: say.which }],
    [{ appliesTo: "category", which: "Bags, Hats" }, { which: say.whichUnknown("Hats") }],
    [{ starts: "2026-12-02", ends: "2026-12-01" }, { ends: say.window }],
    [{ starts: "2026-12-01 10:00", ends: "2026-12-01 10:00" }, { ends: say.window }],
    [{ mostPerPerson: "1" }, { mostPerPerson: say.needsCode }],
    [{ firstOrder: "true" }, { firstOrder: say.needsCode }],
    [{ onHome: "true" }, { onHome: say.homeNeedsCode }],
  ])("%j is refused", (change, errors) => expect(typed(change)).toMatchObject({ kind: "refused", errors }));

  test("reads everything that it holds", () =>
    expect(
      readFrom({
        ...{ code: " diwali-10 ", kind: "percent", value: "12.5 %", cap: "₹ 1,500", minSubtotal: "999.50" },
        ...{ appliesTo: "category", which: "bags, Home Decor ,", starts: "2026-12-01", ends: "2026-12-01" },
        ...{ mostUses: "50", mostPerPerson: "1", firstOrder: "true", active: "", onHome: "true" },
      }),
    ).toEqual({
      ...{ code: "DIWALI-10", title: "Diwali", kind: "percent", value: 12_50, cap: 1500_00 },
      ...{ minSubtotal: 999_50, appliesTo: "category", which: ["bags", "decor"] },
      starts: new Date("2026-11-30T18:30:00Z"),
      ends: new Date("2026-12-01T18:30:00Z"),
      ...{ mostUses: 50, mostPerPerson: 1, firstOrder: true, active: false, onHome: true },
    }));

  test("makes shipping free where no value stands", () =>
    expect(readFrom({ kind: "shipping", value: "" })).toMatchObject({ value: null }));
});

const now = new Date("2026-12-01T06:00:00Z");
const timed = { active: true, startsAt: null, endsAt: null, mostUses: null, uses: 0 };
const ofBags = { code: "BAG", scopeName: "Bags", cap: paise(500_00), minSubtotal: paise(999_00) };
const bags = "10% off Bags (at most ₹500) from ₹999 on with the code BAG";
const later = { startsAt: new Date("2026-12-24T18:30:00Z") };
const ahead = "Today it takes ₹50 off everything where an order is paid ahead.";
const free = "From 25 December 2026 it takes all of the shipping off, by itself.";
const untilThe5th = { endsAt: new Date("2026-12-05T18:30:00Z") };
test.each([
  [{}, {}, "Today it takes 10% off everything, by itself."],
  [ofBags, untilThe5th, `Today it takes ${bags}, until 5 December 2026.`],
  [{ kind: "shipping", value: null }, later, free],
  [{ kind: "prepaid", value: 50_00 }, {}, ahead],
  [{}, { endsAt: now }, "Ended on 1 December 2026 at 11:30 am."],
  [{}, { active: false }, "Does nothing: it is not active."],
  [{}, { isForNothing: true }, "Does nothing: the products that it is for are deleted."],
  [{}, { mostUses: 3, uses: 3 }, "Does nothing any more: it has been used up."],
] as const)("what a discount does %j %j", (given, times, sentence) =>
  expect(effectOf({ ...promotion(given), isForNothing: false, ...timed, ...times }, now)).toBe(sentence),
);

test.each([
  ["all", { hideOptional: true }],
  ["products", { required: true }],
  ["collections", { required: true }],
] as const)("of what a discount on %s is for, 'Which' says whether it is needed", (appliesTo, said) =>
  expect(discounts.fields.which.look({ appliesTo })).toMatchObject(said),
);
