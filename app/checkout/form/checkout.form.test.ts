import { describe, expect, test } from "vitest";
import { formOf } from "../../../tests/form-of.ts";
import { parseAddresses, parseCheckout } from "./checkout.form.ts";
import { keepCheckoutDraft, keepPlaced, readCheckoutDraft } from "./checkout-draft.ts";
import { type CheckoutField, type CheckoutValues, emptyValues, valuesOf } from "./checkout-values.ts";
import { stepOf } from "./steps/checkout-steps.ts";

const billing: Partial<CheckoutValues> = {
  fullName: "Asha Kumari",
  email: "asha@example.com",
  addressLine1: "12 Gandhi Path",
  city: "Patna",
  state: "Bihar",
  pincode: "800 001",
};
const apart: Partial<CheckoutValues> = {
  shippingSameAsBilling: "",
  shippingFullName: "Ravi Jha",
  shippingAddressLine1: "4 Station Road",
  shippingCity: "Madhubani",
  shippingState: "Bihar",
  shippingPincode: "847211",
};
const filled = (change: Partial<CheckoutValues> = {}): CheckoutValues => ({
  ...emptyValues,
  ...billing,
  ...change,
});

describe("the address step", () => {
  test.each<CheckoutField>(["fullName", "email", "addressLine1", "city", "state", "pincode", "country"])(
    "without %s asks for the billing details",
    (field) => {
      const parsed = parseAddresses(filled({ [field]: "" }));
      expect(parsed).toMatchObject({ ok: false, message: "Please fill all required billing details." });
      expect(parsed.ok || Object.keys(parsed.errors)).toEqual([field]);
    },
  );

  test.each<CheckoutField>([
    "shippingFullName",
    "shippingAddressLine1",
    "shippingCity",
    "shippingState",
    "shippingPincode",
  ])("shipped elsewhere without %s asks for the shipping details", (field) => {
    const parsed = parseAddresses(filled({ ...apart, [field]: "" }));
    expect(parsed).toMatchObject({ ok: false, message: "Please fill all required shipping details." });
    expect(parsed.ok || Object.keys(parsed.errors)).toEqual([field]);
  });

  test.each([
    [{ pincode: "999999" }, { pincode: "There is no pincode 999999. Please check its digits." }],
    [{ pincode: "110001" }, { pincode: "110001 is a pincode of Delhi. Correct it, or choose that state." }],
    [
      { ...apart, shippingPincode: "834001" },
      { shippingPincode: "834001 is a pincode of Jharkhand. Correct it, or choose that state." },
    ],
    [{ email: "asha" }, { email: "Enter an e-mail address such as asha@example.com." }],
    [{ email: "asha@example" }, { email: "Enter an e-mail address such as asha@example.com." }],
    [{ phone: "0000000000" }, { phone: "Enter a phone number such as 98765 43210, or leave it empty." }],
  ])("%j is refused at its field, in words", (change, errors) => {
    const [message] = Object.values(errors);
    expect(parseAddresses(filled(change))).toEqual({ ok: false, message, errors });
  });

  test("a pincode of the forces goes with any state", () =>
    expect(parseAddresses(filled({ pincode: "900056" })).ok).toBe(true));

  test("needs neither phone nor second line, and drops a shipping address that is the billing one", () => {
    const parsed = parseAddresses(filled({ shippingCity: "Elsewhere" }));
    expect(parsed).toMatchObject({
      ok: true,
      details: {
        billing: { phone: null, addressLine2: null, pincode: "800001", country: "India" },
        shipping: { fullName: "Asha Kumari", city: "Patna" },
      },
    });
    expect(parsed.ok && "email" in parsed.details.shipping).toBe(false);
  });

  test("keeps an address of its own", () =>
    expect(parseAddresses(filled(apart))).toMatchObject({
      ok: true,
      details: { shipping: { fullName: "Ravi Jha", pincode: "847211" } },
    }));

  test.each<[CheckoutField, string, string]>([
    ["email", "asha@", "Enter an e-mail address such as asha@example.com."],
    ["email", "a@b.example, c@d.example", "Enter an e-mail address such as asha@example.com."],
    ["phone", "call me", "Enter a phone number such as 98765 43210, or leave it empty."],
    ["pincode", "8000", "Enter all 6 digits of the pincode."],
    ["pincode", "012345", "Enter all 6 digits of the pincode."],
    ["state", "Atlantis", "Choose a state from the list."],
    ["state", "__proto__", "Choose a state from the list."],
    ["country", "Nepal", "We deliver within India only."],
  ])("says what is wrong with %s %j", (field, value, message) =>
    expect(parseAddresses(filled({ [field]: value }))).toEqual({
      ok: false,
      message,
      errors: { [field]: message },
    }),
  );

  test("names every wrong field at once", () => {
    const parsed = parseAddresses({ ...emptyValues, email: "x", pincode: "1" });
    expect(parsed.ok || Object.keys(parsed.errors).sort()).toEqual([
      "addressLine1",
      "city",
      "email",
      "fullName",
      "pincode",
      "state",
    ]);
  });
});

describe("the whole form", () => {
  test("gives an order's details", () => {
    expect(parseCheckout(filled({ shippingMethod: "express" }))).toMatchObject({
      ok: true,
      details: { shippingMethod: "express", paymentMethod: "razorpay" },
    });
    expect(parseCheckout(filled({ paymentMethod: "cod" }))).toMatchObject({
      details: { paymentMethod: "cod" },
    });
  });

  test.each<[CheckoutField, string]>([
    ["shippingMethod", "teleport"],
    ["shippingMethod", ""],
    ["paymentMethod", "free"],
  ])("refuses the %s %j", (field, value) =>
    expect(parseCheckout(filled({ [field]: value }))).toMatchObject({
      ok: false,
      errors: { [field]: expect.any(String) },
    }),
  );
});

test.each<[CheckoutField, number]>([
  ["fullName", 120],
  ["addressLine1", 200],
  ["addressLine2", 200],
  ["city", 100],
])("a %s of more than %s characters is refused at its field, not cut", (field, most) => {
  expect(parseAddresses(filled({ [field]: "अ".repeat(most) })).ok).toBe(true);
  expect(parseAddresses(filled({ [field]: "अ".repeat(most + 1) }))).toMatchObject({
    ok: false,
    message: expect.stringContaining(`can hold at most ${most} characters.`),
    errors: { [field]: expect.stringContaining("at most") },
  });
});

describe("what is typed", () => {
  test("loses control characters, direction tricks and blanks at its ends, and stays though it is too long", () => {
    const values = valuesOf(
      formOf({
        fullName: "  Asha\u0000\r\nBcc: x\u202E ",
        city: "x".repeat(5000),
        email: "a\u200Bb@example.com",
      }),
    );
    expect(values.fullName).toBe("Asha Bcc: x");
    expect(values.city.length).toBeGreaterThan(100);
    expect(values.email).toBe("ab@example.com");
  });

  test("fills an empty state from the PIN code and leaves a chosen one", () => {
    expect(valuesOf(formOf({ pincode: "403001" })).state).toBe("Goa");
    expect(valuesOf(formOf({ pincode: "403001", state: "Bihar" })).state).toBe("Bihar");
    expect(valuesOf(formOf({ pincode: "605106" })).state).toBe("");
  });

  test("keeps what a form does not show, and drops unknown fields and files", () => {
    const before = { ...emptyValues, shippingCity: "Gaya" };
    const data = formOf({ userId: "admin", shippingSameAsBilling: "on" });
    data.set("fullName", new File(["x"], "x.txt"));
    expect(valuesOf(data, before)).toEqual({ ...before, fullName: "" });
    expect(valuesOf(formOf({})).shippingSameAsBilling).toBe("");
  });
});

describe("a draft", () => {
  const storage = (text: string | null) => ({ getItem: () => text });

  test("comes back as it was kept", () => {
    const kept: string[] = [];
    const draft = { step: 2, owner: "", key: "018bcfe5-6800-7fff-bfff-ffffffffffff", values: filled() };
    keepCheckoutDraft({ getItem: () => null, setItem: (_, text) => void kept.push(text) }, draft);
    expect(readCheckoutDraft(storage(kept[0] ?? null))).toEqual(draft);
  });

  test("remembers the order it led to while more is typed", () => {
    const kept = new Map<string, string>();
    const tab = {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => void kept.set(name, text),
    };
    const draft = { step: 3, owner: "", key: "018bcfe5-6800-7fff-bfff-ffffffffffff", values: filled() };
    keepPlaced(tab, "JC-1");
    expect(readCheckoutDraft(tab)).toBeUndefined();
    keepCheckoutDraft(tab, draft);
    keepPlaced(tab, "JC-1");
    keepCheckoutDraft(tab, { ...draft, step: 2 });
    expect(readCheckoutDraft(tab)).toMatchObject({ step: 2, orderNumber: "JC-1" });
  });

  test.each([null, "", "{", "null", "7", '{"step":2}', '{"step":1,"key":"x","values":{}}'])(
    "%j is no draft",
    (text) => expect(readCheckoutDraft(storage(text))).toBeUndefined(),
  );
});

test.each([
  ["2", 2],
  [0, 1],
  [4, 3],
  ["abc", 1],
  [null, 1],
  [1.5, 1],
])("step %j is %s", (given, step) => expect(stepOf(given)).toBe(step));
