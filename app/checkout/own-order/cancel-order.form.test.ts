import { expect, test } from "vitest";
import { formOf } from "../../../tests/form-of.ts";
import { parseCancellation } from "./cancel-order.form.ts";

const typed = (reason?: string) => parseCancellation(formOf({ reason }));

test.each([
  [undefined, null],
  ["  ", null],
  ["Ordered twice", "Ordered twice"],
  ["<b>Too slow</b>\r\nसादर 🙏", "<b>Too slow</b>\nसादर 🙏"],
  ["अ".repeat(300), "अ".repeat(300)],
])("the reason %j is kept as typed, and none is asked for", (given, reason) =>
  expect(typed(given)).toEqual({ kind: "valid", value: { reason } }),
);

test("one of 301 characters is refused at its field, and stays", () => {
  const reason = "अ".repeat(301);
  const errors = { reason: "Reason can hold at most 300 characters." };
  expect(typed(reason)).toEqual({ kind: "refused", errors, typed: { reason } });
});
