import { describe, expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { formOf } from "../../../tests/form-of.ts";
import { withoutCode } from "./code-address.ts";
import { codeLine, codeOf } from "./code-cookie.server.ts";
import { type CodeFacts, type CodeRefusal, codeRefusalText, refusalOfCode } from "./code-refusal.ts";
import { codeOnHome, type HomePromotion, savingOf } from "./home-code.ts";
import { hasUnjudgedCode } from "./typed-code.ts";

const now = new Date("2026-12-01T06:00:00Z");
const facts: CodeFacts = { active: true, startsAt: null, endsAt: null, mostUses: null, used: 7 };

describe("a code", () => {
  test.each<[string, CodeFacts | undefined, CodeRefusal["kind"] | undefined]>([
    ["that nobody made is unknown", undefined, "unknown"],
    ["that is not active is unknown, whatever else", { ...facts, active: false, endsAt: now }, "unknown"],
    ["is good", facts, undefined],
    ["is good from its start on", { ...facts, startsAt: now }, undefined],
    ["begins later", { ...facts, startsAt: new Date(now.getTime() + 1) }, "early"],
    ["has ended at its end", { ...facts, endsAt: now }, "ended"],
    ["has not ended yet", { ...facts, endsAt: new Date(now.getTime() + 1) }, undefined],
    ["has uses left", { ...facts, mostUses: 8 }, undefined],
    ["has been used up", { ...facts, mostUses: 7 }, "used-up"],
    ["has been used up beyond a limit that came later", { ...facts, mostUses: 3 }, "used-up"],
  ])("%s", (_, given, kind) => expect(refusalOfCode(given, now)?.kind).toBe(kind));
});

describe("why a code does nothing", () => {
  const noon = new Date("2026-12-01T06:35:00Z");
  const short = { kind: "short", missing: paise(150_01), scopeName: "" } as const;
  test.each<[CodeRefusal, string]>([
    [{ kind: "unknown" }, "This code does not exist."],
    [{ kind: "ended" }, "This code has ended."],
    [{ kind: "early", startsAt: new Date("2026-11-30T18:30:00Z") }, "This code begins on 1 December 2026."],
    [{ kind: "early", startsAt: noon }, "This code begins on 1 December 2026 at 12:05 pm."],
    [short, "Spend ₹151 more to use this code."],
    [{ ...short, scopeName: "Bags" }, "Spend ₹151 more on Bags to use this code."],
    [{ kind: "used-up" }, "This code has been used up."],
    [{ kind: "used-already" }, "You have used this code already."],
    [{ kind: "not-first" }, "This code is for a first order."],
  ])("%j", (refusal, text) => expect(codeRefusalText(refusal)).toBe(text));
});

test.each([
  ["/?code=DIWALI", "/", "DIWALI"],
  ["/shop?page=2&code=DIWALI&q=a%20b", "/shop?page=2&q=a+b", "DIWALI"],
  ["/shop/kohbar-tote?code=", "/shop/kohbar-tote", ""],
  ["//evil.example/?code=A", "/evil.example/", "A"],
  ["/\\evil.example?code=A", "/evil.example", "A"],
])("%s leads to %s", (typed, address, code) => expect(withoutCode(typed)).toEqual({ address, code }));

test.each(["/shop", "/shop?pincode=800001", "/shop?q=code%3DA", "/code=A"])("%s brings no code", (address) =>
  expect(withoutCode(address)).toBeUndefined(),
);

const origin = "http://localhost:3000";

test.each(["DIWALI", "ä; Path=/x", "%"])("the visit keeps %s", (code) => {
  const [cookie = ""] = codeLine(code, origin).split(";");
  expect(codeOf(new Request(origin, { headers: { Cookie: `a=b; ${cookie}` } }), origin)).toBe(code);
});

test("no code forgets the one before", () => expect(codeLine("", origin)).toContain("Max-Age=0"));

test("a cookie that can't be read is none", () =>
  expect(codeOf(new Request(origin, { headers: { Cookie: "jhola_code=%E0%A4" } }), origin)).toBe(""));

test.each([
  ["", "", "", false],
  ["  ", "", "", false],
  ["SAVE", "", "", true],
  [" save ", "SAVE", "", false],
  ["OTHER", "SAVE", "", true],
  ["wrong", "", "WRONG", false],
  ["right", "", "WRONG", true],
])("'%s' typed beside '%s', after '%s' was refused: %s", (discountCode, code, refusedCode, isUnjudged) => {
  expect(hasUnjudgedCode(formOf({ discountCode, code, refusedCode }))).toBe(isUnjudged);
});

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
