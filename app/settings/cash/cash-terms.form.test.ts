import { describe, expect, test } from "vitest";
import { fieldText } from "#ui/form/form.text.ts";
import { openCashTerms } from "#values/money/cash-terms.ts";
import { formOf } from "../../../tests/form-of.ts";
import { cashToSave } from "../facts-to-save.server.ts";
import { settingsChanges } from "../settings-changes.server.ts";
import { cashSettingsText } from "./cash-settings.text.ts";
import { parseCashTerms } from "./cash-terms.form.ts";

const say = cashSettingsText.errors;

const parse = (fields: Record<string, string>) => parseCashTerms(formOf({ version: "3", ...fields }));
const termsOf = (fields: Record<string, string>) => {
  const parsed = parse(fields);
  if (parsed.kind === "refused") throw new Error(JSON.stringify(parsed.errors));
  const { version: _, ...terms } = parsed.value;
  return terms;
};

describe("the terms of cash on delivery", () => {
  test("are typed as people type sums, numbers and states; what is empty limits nothing", () => {
    expect(termsOf({})).toEqual(openCashTerms);
    expect(
      termsOf({
        min: "₹ 200",
        max: "5,000",
        firstMax: "2000.50",
        fee: "40",
        rounding: "paisa",
        openPerPhone: " 2 ",
        returnedPerPhone: "1",
        needsMobile: "on",
        confirm: "link",
        cancelAfterHours: "24",
        blockedStates: "nagaland\n tamil  nadu, नागालैण्ड, झारखंड\nचण्डीगढ़",
      }),
    ).toEqual({
      ...{ min: 200_00, max: 5000_00, firstMax: 2000_50, fee: 40_00, openPerPhone: 2, returnedPerPhone: 1 },
      rounding: "paisa",
      needsMobile: true,
      confirm: "link",
      cancelAfterHours: 24,
      blockedStates: ["Nagaland", "Tamil Nadu", "Jharkhand", "Chandigarh"],
    });
  });

  test.each([
    ["min", "-5", say.sum],
    ["min", "0", say.sum],
    ["max", "five hundred", say.sum],
    ["firstMax", "12.345", fieldText.decimals],
    ["fee", "10000000", say.sumHigh],
    ["openPerPhone", "0", say.count],
    ["openPerPhone", "100", say.count],
    ["returnedPerPhone", "1.5", say.count],
    ["cancelAfterHours", "721", say.hours],
    ["confirm", "sms", say.choice],
    ["rounding", "ten", say.choice],
    ["blockedStates", "Bihar\nKeralla", say.state("Keralla")],
  ])("refuse %s of '%s' at its field, and keep it", (name, value, message) => {
    const refused = { kind: "refused", errors: { [name]: message }, typed: { [name]: value } };
    expect(parse({ [name]: value })).toMatchObject(refused);
  });

  test.each([
    [{ min: "500", max: "499" }, { min: say.minAboveMax }],
    [{ min: "500", firstMax: "400" }, { firstMax: say.firstBelowMin }],
    [{ confirm: "link" }, { cancelAfterHours: say.hoursNeeded }],
  ])("refuse what can't go together: %j", (fields, errors) => {
    expect(parse(fields)).toMatchObject({ kind: "refused", errors });
  });

  test("are kept while they limit something, and told in words", () => {
    const saved = cashToSave({}, termsOf({ fee: "40", max: "5000" }));
    expect(settingsChanges({}, saved)).toEqual({
      "cash on delivery": "Today cash on delivery is offered for up to ₹5,000.",
      "fee for cash": "Today ₹40 is added to an order for cash.",
    });
    expect(cashToSave({}, termsOf({}))).toEqual({});
    // They are stored: where none are, a new shop begins with others (DAYONE-9).
    expect(cashToSave(saved, termsOf({}))).toEqual({ cash: termsOf({}) });
  });
});
