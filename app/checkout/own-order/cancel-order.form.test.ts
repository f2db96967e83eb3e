import { expect, test } from "vitest";
import { parseCancellation } from "./cancel-order.form.ts";

function formOf(reason?: string): FormData {
  const form = new FormData();
  if (reason !== undefined) form.set("reason", reason);
  return form;
}

test.each([
  [undefined, null],
  ["  ", null],
  ["Ordered twice", "Ordered twice"],
  ["<b>Too slow</b>\r\nसादर 🙏", "<b>Too slow</b>\nसादर 🙏"],
  ["अ".repeat(300), "अ".repeat(300)],
])("the reason %j is kept as typed, and none is asked for", (typed, reason) =>
  expect(parseCancellation(formOf(typed))).toEqual({ kind: "valid", value: { reason } }),
);

test("one of 301 characters is refused at its field, and stays", () => {
  const typed = "अ".repeat(301);
  expect(parseCancellation(formOf(typed))).toEqual({
    kind: "refused",
    errors: { reason: "Reason can hold at most 300 characters." },
    typed: { reason: typed },
  });
});
