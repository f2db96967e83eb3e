import { expect, test } from "vitest";
import { formOf } from "../../../../tests/form-of.ts";
import { parseBooking } from "./booking.form.ts";

const bookingOf = (courier: string, version = "3") => parseBooking(formOf({ courier, version }));

test("the courier that was chosen", () => expect(bookingOf("54")).toEqual({ version: 3, courierId: 54 }));

test.each(["", "0", "-1", "1.5", "1e300", "2147483648", "Blue Dart"])("%j names no courier", (courier) =>
  expect(bookingOf(courier).courierId).toBeNull(),
);

test.each(["", "x", "-1", "1e9"])("a form whose version is %j counts as stale", (version) =>
  expect(bookingOf("54", version).version).toBe(0),
);
