import { describe, expect, test } from "vitest";
import { formOf } from "../../../tests/form-of.ts";
import { patnaAddress } from "../../../tests/patna-address.ts";
import { isBilledAbroad, parseAddresses, parseCheckout } from "./checkout.form.ts";
import { type CheckoutField, type CheckoutValues, emptyValues, valuesOf } from "./checkout-values.ts";
import { stepOf } from "./steps/checkout-steps.ts";

const billing = { ...patnaAddress, addressLine2: "", email: "asha@example.com", pincode: "800 001" };
const apart: Partial<CheckoutValues> = {
  shippingSameAsBilling: "",
  shippingFullName: "Ravi Jha",
  shippingAddressLine1: "4 Station Road",
  shippingCity: "Madhubani",
  shippingState: "Bihar",
  shippingPincode: "847211",
};
const filled = (change: Partial<CheckoutValues> = {}) => ({ ...emptyValues, ...billing, ...change });

describe("the address step", () => {
  test.each([
    ["billing", {}, ["fullName", "email", "addressLine1", "city", "state", "pincode", "country"]],
    ["shipping", apart, Object.keys(apart).filter((field) => field !== "shippingSameAsBilling")],
  ])("without one of its fields asks for the %s details", (what, change, fields) => {
    for (const field of fields) {
      const parsed = parseAddresses(filled({ ...change, [field]: "" }));
      const message = `Please fill all required ${what} details.`;
      expect(parsed, field).toMatchObject({ ok: false, message });
      expect(parsed.ok || Object.keys(parsed.errors)).toEqual([field]);
    }
  });

  const noEmail = "Enter an e-mail address such as asha@example.com.";
  const noPhone = "Enter a phone number such as 98765 43210, or leave it empty.";
  const noReceiver = "Tell us the receiver's mobile number in India.";
  const lostPincode = "834001 is a pincode of Jharkhand. Correct it, or choose that state.";
  test.each<[Partial<CheckoutValues>, CheckoutField, string]>([
    [{ pincode: "999999" }, "pincode", "There is no pincode 999999. Please check its digits."],
    [{ pincode: "110001" }, "pincode", "110001 is a pincode of Delhi. Correct it, or choose that state."],
    [{ ...apart, shippingPincode: "834001" }, "shippingPincode", lostPincode],
    [{ email: "asha" }, "email", noEmail],
    [{ email: "Eve <eve@example.com>" }, "email", noEmail],
    [{ email: "asha@example.com\r\nBcc: eve@example.com" }, "email", noEmail],
    [{ email: "asha@" }, "email", noEmail],
    [{ email: "asha@example" }, "email", noEmail],
    [{ email: "a@b.example, c@d.example" }, "email", noEmail],
    [{ phone: "0000000000" }, "phone", noPhone],
    [{ phone: "call me" }, "phone", noPhone],
    [{ pincode: "8000" }, "pincode", "Enter all 6 digits of the pincode."],
    [{ pincode: "٨٠٠٠٠١" }, "pincode", "Enter all 6 digits of the pincode."],
    [{ pincode: "012345" }, "pincode", "Enter all 6 digits of the pincode."],
    [{ state: "Atlantis" }, "state", "Choose a state from the list."],
    [{ state: "__proto__" }, "state", "Choose a state from the list."],
    [{ country: "other" }, "country", "Choose a country from the list."],
    [{ ...apart, shippingCountry: "Nepal" }, "shippingCountry", "We send to addresses in India."],
    [{ ...apart, shippingPhone: "+44 20 7946 0958" }, "shippingPhone", noReceiver],
  ])("%j is refused at its field, in words", (change, field, message) =>
    expect(parseAddresses(filled(change))).toEqual({ ok: false, message, errors: { [field]: message } }),
  );

  test("a pincode of the forces goes with any state", () =>
    expect(parseAddresses(filled({ pincode: "900056" })).ok).toBe(true));

  test("may name the receiver's own number", () => {
    const parsed = parseAddresses(filled({ ...apart, shippingPhone: "९१२३४ ५६७८९" }));
    expect(parsed).toMatchObject({ details: { shippingPhone: "91234 56789" } });
    expect(parseAddresses(filled(apart))).toMatchObject({ details: { shippingPhone: null } });
  });

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

  test("takes the digits of a keyboard in Hindi, and keeps Latin ones", () =>
    expect(parseAddresses(filled({ pincode: "८००००१", phone: "९८७६५ ४३२१०" }))).toMatchObject({
      details: { billing: { pincode: "800001", phone: "98765 43210" } },
    }));

  test("keeps an address of its own", () =>
    expect(parseAddresses(filled(apart))).toMatchObject({
      ok: true,
      details: { shipping: { fullName: "Ravi Jha", pincode: "847211" } },
    }));

  test("names every wrong field at once", () => {
    const parsed = parseAddresses({ ...emptyValues, email: "x", pincode: "1" });
    const wrong = ["addressLine1", "city", "email", "fullName", "pincode", "state"];
    expect(parsed.ok || Object.keys(parsed.errors).sort()).toEqual(wrong);
  });
});

describe("from abroad", () => {
  const london = {
    ...{ country: "United Kingdom", city: "London", region: "", postalCode: "nw1 6xe", phone: "" },
    ...{ state: "", pincode: "" },
  };
  const receiver = { shippingPhone: "91234 56789" };
  const fromLondon = (change: Partial<CheckoutValues> = {}) =>
    parseAddresses(filled({ ...apart, ...london, ...receiver, ...change }));

  test("state and postal code are free, and the parcel goes to India with a number of its own", () =>
    expect(fromLondon({ phone: "+44 20 7946 0958" })).toMatchObject({
      ok: true,
      details: {
        billing: { country: "United Kingdom", state: "", pincode: "nw1 6xe", phone: "+44 20 7946 0958" },
        shipping: { fullName: "Ravi Jha", pincode: "847211", country: "India" },
        shippingPhone: "91234 56789",
      },
    }));

  test("'Shipping same as billing' is off, whatever a form without script has ticked", () => {
    expect(fromLondon({ shippingSameAsBilling: "on" }).ok).toBe(true);
    const alone = parseAddresses(filled(london));
    expect(alone).toMatchObject({ ok: false, message: "We send to addresses in India." });
    expect(alone.ok || Object.keys(alone.errors)).toEqual([...Object.keys(apart).slice(1), "shippingPhone"]);
  });

  test.each<[Partial<CheckoutValues>, CheckoutField, string]>([
    [{ shippingPhone: "" }, "shippingPhone", "Tell us the receiver's mobile number in India."],
    [{ shippingPhone: "020 7946 0958" }, "shippingPhone", "Tell us the receiver's mobile number in India."],
    [
      { phone: "98765 43210" },
      "phone",
      "Enter the phone number with its country, such as +1 212 555 0123, or leave it empty.",
    ],
    [{ postalCode: "1".repeat(21) }, "postalCode", "Postal Code can hold at most 20 characters."],
    [{ region: "x".repeat(101) }, "region", "State or Region can hold at most 100 characters."],
    [
      { shippingPincode: "110001" },
      "shippingPincode",
      "110001 is a pincode of Delhi. Correct it, or choose that state.",
    ],
  ])("%j is refused at its field, in words", (change, field, message) =>
    expect(fromLondon(change)).toEqual({ ok: false, message, errors: { [field]: message } }),
  );

  test("a saved address in India may be the receiver's, and one abroad may not (CHECKOUT-41)", () => {
    const at = (id: string, country: string, phone: string | null) => ({
      ...{ id, phone, address: { ...patnaAddress, country } },
    });
    const saved = [
      at("1", "India", "91234 56789"),
      at("2", "Singapore", null),
      at("3", "India", "0612 2345"),
    ];
    const sent = (savedShipping: string, shippingPhone = "") =>
      parseAddresses(filled({ ...london, savedShipping, shippingPhone }), saved);
    expect(sent("1")).toMatchObject({
      details: {
        billing: { country: "United Kingdom" },
        shipping: patnaAddress,
        shippingPhone: "91234 56789",
      },
    });
    expect(sent("1", "98765 43210")).toMatchObject({ details: { shippingPhone: "98765 43210" } });
    expect(sent("3")).toMatchObject({ errors: { shippingPhone: expect.stringContaining("mobile number") } });
    for (const gone of ["2", "no-such"])
      expect(sent(gone)).toMatchObject({ errors: { savedShipping: expect.stringContaining("no longer") } });
  });

  test("a saved address stands for what is typed, its phone too", () => {
    const address = { ...patnaAddress, country: "Singapore", state: "", pincode: "238823" };
    const saved = [{ id: "1", address, phone: null }];
    const chosen = filled({ ...apart, ...receiver, savedAddress: "1", phone: "98765 43210" });
    const details = { billing: { country: "Singapore", pincode: "238823", phone: null } };
    expect(parseAddresses(chosen, saved)).toMatchObject({ ok: true, details });
    expect(isBilledAbroad(chosen, saved)).toBe(true);
    expect(isBilledAbroad(filled())).toBe(false);
  });
});

describe("the whole form", () => {
  test("gives an order's details", () => {
    const details = { shippingMethod: "express", paymentMethod: "razorpay" };
    expect(parseCheckout(filled({ shippingMethod: "express" }))).toMatchObject({ ok: true, details });
    const byCash = { paymentMethod: "cod" };
    expect(parseCheckout(filled(byCash))).toMatchObject({ details: byCash });
  });

  test.each<[CheckoutField, string]>([
    ["shippingMethod", "teleport"],
    ["shippingMethod", ""],
    ["paymentMethod", "free"],
  ])("refuses the %s %j", (field, value) => {
    const errors = { [field]: expect.any(String) };
    expect(parseCheckout(filled({ [field]: value }))).toMatchObject({ ok: false, errors });
  });
});

const lengths = { fullName: 120, addressLine1: 200, addressLine2: 200, city: 100 };
test.each(Object.entries(lengths))("a %s of more than %s characters is refused, not cut", (field, most) => {
  expect(parseAddresses(filled({ [field]: "अ".repeat(most) })).ok).toBe(true);
  expect(parseAddresses(filled({ [field]: "अ".repeat(most + 1) }))).toMatchObject({
    ok: false,
    message: expect.stringContaining(`can hold at most ${most} characters.`),
    errors: { [field]: expect.stringContaining("at most") },
  });
});

describe("what is typed", () => {
  test("loses control characters, direction tricks and blanks at its ends, and stays though it is too long", () => {
    const fullName = "  Asha\u0000\r\nBcc: x\u202E ";
    const values = valuesOf(
      formOf({ fullName, city: "x".repeat(10_000), email: "\r\na\u200Bb@example.com" }),
    );
    expect(values).toMatchObject({ fullName: "Asha Bcc: x", email: "ab@example.com" });
    expect(valuesOf(formOf({ fullName: "\u200B\u00A0\r\n" })).fullName).toBe("");
    expect(values.city.length).toBeGreaterThan(100);
    expect(values.city.length).toBeLessThan(1001);
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

test("a step is one of three", () =>
  expect(["2", 0, 4, "abc", null, 1.5].map(stepOf)).toEqual([2, 1, 3, 1, 1, 1]));
