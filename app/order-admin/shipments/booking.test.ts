import { expect, test } from "vitest";
import { formOf } from "../../../tests/form-of.ts";
import { patnaAddress } from "../../../tests/patna-address.ts";
import { parseBooking } from "../courier/booking.form.ts";
import { lacksForBooking } from "./lacks-for-booking.ts";
import { nextStep } from "./next-step.ts";

const box = { lengthCm: 30, widthCm: 20, heightCm: 5 };
const asha = { ...patnaAddress, email: "asha@example.com" };
const orderOf = (phone: string | null) => ({ billing: { ...asha, phone } });
const draft = {
  ...({ state: "draft", carrier: "hand" } as const),
  ...{ awb: null, bookingClaimedUntil: null, returnRequestId: null },
};
const isGivenUp = false;

test.each([
  [{ weightGrams: null, box: null }, "98765 43210", /weight and the sides of its box/],
  [{ weightGrams: null, box }, "98765 43210", /its weight first/],
  [{ weightGrams: 300, box: null }, "98765 43210", /sides of its box first/],
  [{ weightGrams: 300, box }, null, /no Indian mobile number/],
  [{ weightGrams: 300, box }, "0612 223344", /no Indian mobile number/],
])("a packed parcel of %j, called at %s, says what it lacks before it is booked", (parcel, phone, words) => {
  const lacks = lacksForBooking(orderOf(phone), parcel);
  expect(lacks).toMatch(words);
  const next = nextStep(draft, { hasCarrier: true, isGivenUp, lacks });
  expect(next).toMatch(words);
  expect(next).not.toMatch(/book a courier/i);
  // An owner who takes it there herself needs none of it.
  expect(nextStep(draft, { hasCarrier: false, isGivenUp, lacks })).not.toMatch(words);
});

test("one of which all is known is to be booked", () => {
  const lacks = lacksForBooking(orderOf("98765 43210"), { weightGrams: 300, box });
  expect(lacks).toBeNull();
  expect(nextStep(draft, { hasCarrier: true, isGivenUp, lacks })).toMatch(/^Next: book a courier/);
});

const bookingOf = (courier: string, version = "3") => parseBooking(formOf({ courier, version }));

test("the courier that was chosen", () => expect(bookingOf("54")).toEqual({ version: 3, courierId: 54 }));

test.each(["", "0", "-1", "1.5", "1e300", "2147483648", "Blue Dart"])("%j names no courier", (courier) =>
  expect(bookingOf(courier).courierId).toBeNull(),
);

test.each(["", "x", "-1", "1e9"])("a form whose version is %j counts as stale", (version) =>
  expect(bookingOf("54", version).version).toBe(0),
);
