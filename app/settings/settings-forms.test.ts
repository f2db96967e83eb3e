import { describe, expect, test } from "vitest";
import { heldIn, permissions } from "#accounts/permissions/permissions.ts";
import { shippingRuleInWords } from "#shipping/shipping-rule.ts";
import { fieldText } from "#ui/form/form.text.ts";
import { gstRates } from "#values/money/gst.ts";
import { paise } from "#values/money/money.ts";
import { usualShippingRates } from "#values/money/shipping-rates.ts";
import { formOf } from "../../tests/form-of.ts";
import { type FactsPart, factsOn, parseFacts } from "./facts/facts.form.ts";
import { factsText } from "./facts/facts.text.ts";
import { keptOn } from "./facts/facts-page.server.ts";
import { parseShippingRules } from "./shipping/shipping-rules.form.ts";
import { shippingRulesText } from "./shipping/shipping-rules.text.ts";

const say = { ...factsText.errors, ...shippingRulesText.errors };

/** Of the page on which these facts stand. */
function factsOf(typed: object) {
  const pages: FactsPart[] = ["business", "tax", "payments", "labels", "reviews"];
  const part = pages.find((page) => factsOn[page].some((name) => name in typed)) ?? "business";
  return parseFacts(part)(formOf({ version: "1", ...typed }));
}

describe("the shop's facts", () => {
  test.each<[FactsPart, object, object]>([
    [
      "business",
      {
        ...{ version: "3", name: "  Sita \u202e Crafts\r\nBcc: x@y.example ", email: " hello@sita.example" },
        ...{ facebook: "https://www.facebook.com/sita?a=1", address: " ", version_number: "9" },
      },
      {
        ...{ version: 3, name: "Sita Crafts Bcc: x@y.example", email: "hello@sita.example", phone: null },
        ...{ address: null, grievanceOfficer: null, instagram: null, x: null, closedDays: null },
        ...{ facebook: "https://www.facebook.com/sita?a=1" },
      },
    ],
    [
      "tax",
      {
        gstin: "27 aapfu0939f 1zv",
        pan: "aapfu-0939 f",
        gstRate: "0.25",
        hsn: "4202 22.20",
        name: "of another page",
      },
      { gstin: "27AAPFU0939F1ZV", pan: "AAPFU0939F", gstRate: "0.25", hsn: "42022220", name: null },
    ],
    ["labels", { madeMonth: "11/2026" }, { madeMonth: "November 2026", originCountry: null, giNumber: null }],
    [
      "reviews",
      { ratingShown: "on", ratingText: "(4.9) 12 reviews", reviewInvites: "on" },
      { ratingShown: true, ratingText: "(4.9) 12 reviews", reviewInvites: true },
    ],
  ])("of '%s' are cleaned; what is left empty is null", (part, typed, value) =>
    expect(parseFacts(part)(formOf({ version: "1", ...typed }))).toMatchObject({ kind: "valid", value }),
  );

  test("each stand on one page, and a page keeps those of the others", () => {
    const all = Object.values(factsOn).flat();
    expect(new Set(all).size).toBe(all.length);
    expect([...keptOn("tax", heldIn(permissions)), ...factsOn.tax, "ratingShown"].sort()).toEqual(all.sort());
    expect(keptOn("business", heldIn(["settings"]))).toContain("email");
  });

  test("an account is taken whole, as it stands on a cheque", () => {
    const account = { accountName: "Sita Crafts", accountNumber: "1234 5678-90", ifsc: "sbin 0001234" };
    expect(factsOf({ ...account, upiId: "sita@ybl" })).toMatchObject({
      ...{ kind: "valid", value: { accountNumber: "1234567890", ifsc: "SBIN0001234", upiId: "sita@ybl" } },
    });
    expect(factsOf({ accountNumber: "123456789" })).toMatchObject({
      ...{ kind: "refused", errors: { accountName: say.wholeAccount, ifsc: say.wholeAccount } },
    });
  });

  test.each([
    ["is typed beside it", { gstin: "27AAPFU0939F1ZV", pan: "AAPFU0939G" }, {}],
    ["the shop was started with", { gstin: "", pan: "AAPFU0939G" }, { gstin: "27AAPFU0939F1ZV" }],
  ])("refuse a PAN that contradicts the GSTIN which %s (ADMIN-34)", (_, typed, given) => {
    const parse = (pan: string) => parseFacts("tax")(formOf({ version: "1", ...typed, pan }), given);
    expect(parse(typed.pan)).toMatchObject({
      kind: "refused",
      errors: { pan: say.otherPan("AAPFU0939F") },
      typed,
    });
    for (const pan of ["AAPFU0939F", ""]) expect(parse(pan)).toMatchObject({ kind: "valid" });
  });

  const wrong = (field: string, values: string[], message: string) =>
    values.map((value) => [field, value, message] as const);

  test.each<readonly [string, string, string]>([
    ...wrong("gstRate", ["2", "05", "5 %", "-5", "five", "12.5", "100"], say.gstRate),
    ...wrong("hsn", ["42", "42029", "4202A1", "420292000"], say.hsn),
    ["gstin", "27AAPFU0939F1ZW", say.gstin],
    ["pan", "AAPFU0939", say.pan],
    ["madeMonth", "13/2026", say.month],
    ["gstin", "<script>", say.gstin],
    ["accountNumber", "12345", say.accountNumber],
    ["ifsc", "SBIN1001234", say.ifsc],
    ["upiId", "sita@example.com", say.upiId],
    ["email", "a@b", "Please enter a valid email address, such as name@example.com."],
    ["phone", "call me", say.phone],
    ["name", "x".repeat(61), "Please use at most 60 characters."],
    ["facebook", "javascript:alert(1)//https://a.example", say.link],
    ["instagram", "http://instagram.example/sita", say.link],
    ["x", "https://user:secret@x.example/", say.link],
    ["x", "https://localhost/", say.link],
    ["x", "https://", say.link],
    ["facebook", "//facebook.example", say.link],
    ["closedDays", "26 January\n32 March", say.closedDay("32 March")],
    ["closedDays", "Diwali", say.closedDay("Diwali")],
  ])("refuse %s '%s'", (name, value, message) => {
    const parsed = factsOf({ [name]: value });
    expect(parsed).toMatchObject({ kind: "refused", errors: { [name]: message }, typed: { [name]: value } });
  });

  test.each(["", ...gstRates])("take the GST rate '%s'", (rate) =>
    expect(factsOf({ gstRate: rate })).toMatchObject({ value: { gstRate: rate || null } }),
  );

  test("without a version are those of no record", () =>
    expect(factsOf({ version: undefined })).toMatchObject({
      value: { version: 0, ratingShown: false, reviewInvites: false },
    }));
});

describe("the shipping rules", () => {
  const usual = {
    ...{ standard: "99", freeFrom: "999", express: "149", cheapExpress: "50", cheapExpressFrom: "1,499" },
    version: "1",
  };

  const rulesOf = (typed: object) => parseShippingRules(formOf({ ...usual, ...typed }));

  test("are typed in rupees; an empty sum is the usual one", () =>
    expect(parseShippingRules(formOf({ ...usual, standard: "₹ 49.50", freeFrom: " " }))).toMatchObject({
      kind: "valid",
      value: { ...usualShippingRates, standard: 49_50, version: 1 },
    }));

  test.each([
    ["", undefined],
    [" ", undefined],
    ["₹ 49.50", 49_50],
  ])("offer gift wrap for '%s'", (giftWrap, price) => {
    const parsed = parseShippingRules(formOf({ ...usual, giftWrap, refundsCancelled: "on" }));
    expect(parsed).toMatchObject({ kind: "valid", value: { giftWrap: price, refundsCancelled: true } });
  });

  test.each([
    [" 7 ", "24", 7, 24],
    ["0", "", 0, 48],
    [undefined, undefined, 30, 48],
  ])("take goods back for %j days, and damaged ones for %j hours", (returnDays, hours, days, damageHours) =>
    expect(rulesOf({ returnDays, damageHours: hours })).toMatchObject({
      value: { returns: { days, damageHours } },
    }),
  );

  test.each([
    ["stopAfterWeeks", "0", say.stopAfterWeeks],
    ["stopAfterWeeks", "53", say.stopAfterWeeks],
    ["returnDays", "-1", say.returnDays],
    ["returnDays", "366", say.returnDays],
    ["returnDays", "1.5", say.returnDays],
    ["damageHours", "0", say.damageHours],
    ["damageHours", "721", say.damageHours],
    ["damageHours", "two", say.damageHours],
  ])("refuse %s '%s'", (name, text, message) =>
    expect(rulesOf({ [name]: text })).toMatchObject({ kind: "refused", errors: { [name]: message } }),
  );

  test.each(["0", "-5", "free"])("refuse gift wrap for '%s'", (giftWrap) =>
    expect(rulesOf({ giftWrap })).toMatchObject({ kind: "refused", errors: { giftWrap: say.wrap } }),
  );

  test.each([
    ["a negative sum", { standard: "-1" }, "standard", say.sum],
    ["a word", { express: "free" }, "express", say.sum],
    ["a thousandth", { express: "149.005" }, "express", fieldText.decimals],
    ["a sum beyond all", { express: "12345678901" }, "express", say.sumHigh],
    ["an endless sum", { freeFrom: "9999999999" }, "freeFrom", say.sumHigh],
    ["express below standard", { express: "98" }, "express", say.expressBelowStandard],
    ["a reduced rate above the usual", { cheapExpress: "150" }, "cheapExpress", say.reducedAbove],
    ["a reduced rate from the first rupee", { cheapExpressFrom: "0" }, "cheapExpressFrom", say.reducedAlways],
    ["reduced below standard", { cheapExpressFrom: "500" }, "cheapExpressFrom", say.reducedBelowStandard],
  ])("refuse %s", (_, change, name, message) => {
    const parsed = parseShippingRules(formOf({ ...usual, ...change }));
    expect(parsed).toMatchObject({ kind: "refused", errors: { [name]: message } });
  });

  test.each([
    [
      {},
      "Standard delivery costs ₹99 and is free from a subtotal of ₹999. Express delivery costs ₹149; from a subtotal of ₹1,499 it costs ₹50.",
    ],
    [
      { freeFrom: paise(0), cheapExpress: paise(149_00) },
      "Standard delivery is always free. Express delivery always costs ₹149.",
    ],
    [
      { standard: paise(49_50), cheapExpress: paise(0) },
      "Standard delivery costs ₹49.50 and is free from a subtotal of ₹999. Express delivery costs ₹149; from a subtotal of ₹1,499 it is free.",
    ],
    [
      { express: paise(0), standard: paise(0) },
      "Standard delivery is always free. Express delivery is always free.",
    ],
  ])("with %j read so", (change, words) =>
    expect(shippingRuleInWords({ ...usualShippingRates, ...change })).toBe(words),
  );
});
