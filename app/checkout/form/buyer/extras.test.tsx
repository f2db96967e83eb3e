import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { formOf } from "../../../../tests/form-of.ts";
import { markupOf } from "../../../../tests/render-markup.tsx";
import { type CheckoutValues, emptyValues, valuesOf } from "../checkout-values.ts";
import { GiftFields } from "./company-fields.tsx";
import { parseExtras } from "./extras.form.ts";

const bihar = "10AAPFU0939F1Z4";
const bihari = { state: "Bihar", country: "India" };
const filled = (change: Partial<CheckoutValues>): CheckoutValues => ({ ...emptyValues, ...change });
const note = "<b>शुभ</b> 🎁\nمبارک";
const long = "अ".repeat(301);
const wrapped = { note, isWrapped: true };
const firm = { isCompany: "on", companyName: "Haat Pvt Ltd" };

test("a purchase is no gift and no company's unless it says so", () => {
  const values = filled({ giftMessage: "Shubh vivah", giftWrap: "on", companyName: "Haat", gstin: "x" });
  expect(parseExtras(values, bihari)).toEqual({ ok: true, extras: { gift: null, company: null } });
});

test.each([
  [{ isGift: "on" }, { note: null, isWrapped: false }],
  [{ isGift: "on", giftMessage: note, giftWrap: "on" }, wrapped],
])("a gift keeps its message as typed: %#", (change, gift) =>
  expect(parseExtras(filled(change), bihari)).toMatchObject({ extras: { gift } }),
);

test.each([
  [{ isGift: "on", giftMessage: long }, "giftMessage", "Gift Message can hold at most 300 characters."],
  [{ isCompany: "on" }, "companyName", "Company Name is required."],
  [{ ...firm, companyName: "x".repeat(121) }, "companyName", "Company Name can hold at most 120 characters."],
  [{ ...firm, gstin: "27AAPFU0939F1ZW" }, "gstin", "This is no GSTIN: please compare all 15 characters."],
  [{ ...firm, gstin: "<script>" }, "gstin", "This is no GSTIN: please compare all 15 characters."],
])("%j is refused at its field", (change, field, message) =>
  expect(parseExtras(filled(change), bihari)).toEqual({ ok: false, errors: { [field]: message }, message }),
);

test("a company needs no GSTIN, and one that fits the billing state is taken however it is typed", () => {
  expect(parseExtras(filled(firm), bihari)).toMatchObject({ extras: { company: { gstin: null } } });
  const typed = filled({ ...firm, gstin: "27 aapfu0939f 1zv" });
  expect(parseExtras(typed, { ...bihari, state: "Maharashtra" })).toMatchObject({
    extras: { company: { name: "Haat Pvt Ltd", gstin: "27AAPFU0939F1ZV" } },
  });
});

test("one of another state is warned of once, then taken; another such one is warned of anew", () => {
  const values = filled({ ...firm, gstin: "27AAPFU0939F1ZV" });
  const warned = parseExtras(values, bihari);
  expect(warned).toMatchObject({ ok: false, isWarning: true });
  expect(warned.ok || warned.message).toContain("of Maharashtra, and the billing address is in Bihar");
  expect(parseExtras({ ...values, gstinSeen: values.gstin }, bihari).ok).toBe(true);
  expect(parseExtras({ ...values, gstinSeen: bihar }, bihari).ok).toBe(false);
});

test("a GSTIN needs a billing address in India, and a company abroad none of either", () => {
  const london = { state: "Bihar", country: "United Kingdom" };
  const message = "A GSTIN needs a billing address in India.";
  const refused = { ok: false, errors: { gstin: message }, message };
  expect(parseExtras(filled({ ...firm, gstin: "27AAPFU0939F1ZV" }), london)).toEqual(refused);
  expect(parseExtras(filled(firm), london)).toMatchObject({ extras: { company: { gstin: null } } });
});

test("the form's boxes and lines are read as they stand", () => {
  const form = formOf({ isGift: "on", giftMessage: "A\r\nb", isCompany: "on" });
  expect(valuesOf(form)).toMatchObject({ isGift: "on", giftMessage: "A\nb", giftWrap: "", isCompany: "on" });
});

/** The boxes that something is wrong with, where wrap costs so much; undefined where none is offered. */
function wrongBoxes(giftWrap: number | undefined): string[] {
  const values = { ...emptyValues, isGift: "on", giftWrap: "on" };
  const Component = () => <GiftFields values={values} errors={{ giftWrap: "Look at the new total." }} />;
  const Page = createRoutesStub([{ path: "/", id: "root", loader: () => ({ giftWrap }), Component }]);
  const html = markupOf(<Page hydrationData={{ loaderData: { root: { giftWrap } } }} />);
  expect(html).toContain("Look at the new total.");
  const wrong = html.match(/<input[^>]*aria-invalid="true"[^>]*>/g) ?? [];
  return wrong.map((input) => /name="(\w+)"/.exec(input)?.[1] ?? "");
}

test("what is wrong with gift wrap stands at its box, and without one at the gift's (CHECKOUT-36)", () => {
  expect(wrongBoxes(60_00)).toEqual(["giftWrap"]);
  expect(wrongBoxes(undefined)).toEqual(["isGift"]);
});
