import { describe, expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { codeOnHome, type HomePromotion, savingOf } from "./home-code.ts";

const welcome: HomePromotion = {
  ...{ code: "NAMASTE10", kind: "percent", value: 10_00, cap: paise(300_00), minSubtotal: paise(0) },
  ...{ scope: "all", scopeName: "", firstOrder: false },
  facts: { active: true, startsAt: null, endsAt: null, mostUses: null, used: 0 },
};

test.each<[Partial<HomePromotion>, string]>([
  [{}, "10% off, up to ₹300"],
  [{ value: 12_50, cap: null, minSubtotal: paise(999_00) }, "12.5% off, from ₹999 on"],
  [{ kind: "amount", value: 150_00, cap: null, firstOrder: true }, "₹150 off, on your first order"],
  [{ kind: "shipping", value: null, cap: null }, "Free delivery"],
  [{ kind: "shipping", value: 40_00, cap: null }, "₹40 off delivery"],
  [{ scope: "collection", scopeName: "Limited Edition", cap: null }, "10% off Limited Edition"],
  [{ scope: "products", scopeName: "Lotus Tote", cap: null }, "10% off selected pieces"],
])("%j reads '%s'", (part, words) => expect(savingOf({ ...welcome, ...part })).toBe(words));

describe("on the home page", () => {
  const day = (date: number) => new Date(Date.UTC(2026, 10, date));
  const [before, begin, during, end] = [day(1), day(2), day(3), day(4)];
  const welcomeWith = (facts: object) => ({ ...welcome, facts: { ...welcome.facts, ...facts } });
  const diwali = { ...welcomeWith({ startsAt: begin, endsAt: end }), code: "DIWALI" };

  test.each([
    ["before it begins", diwali, before, undefined, [begin, end]],
    ["from its beginning", diwali, begin, "DIWALI", [end]],
    ["while it runs", diwali, during, "DIWALI", [end]],
    ["from its end", diwali, end, undefined, []],
    ["while it is not active", welcomeWith({ active: false }), during, undefined, []],
    ["once it is used up", welcomeWith({ mostUses: 5, used: 5 }), during, undefined, []],
  ])("a code %s", (_, promotion, moment, code, changesAt) => {
    const told = codeOnHome([promotion], moment);
    expect(told.homeCode?.code).toBe(code);
    expect(told.changesAt).toEqual(changesAt);
  });

  test("the next one stands in while the first does not run", () =>
    expect(codeOnHome([diwali, welcome], before).homeCode?.code).toBe("NAMASTE10"));
});
