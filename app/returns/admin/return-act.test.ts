import { expect, test } from "vitest";
import { paise } from "#values/money/money.ts";
import { cameIn, wayIn } from "./return-act.form.ts";
import { returnAdminText } from "./return-admin.text.ts";

const formOf = (...entries: [string, string][]): FormData => {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
};

test("a line whose field comes twice has come once", () => {
  const form = formOf(["received:a", "2"], ["received:a", "2"], ["resellable:a", "1"], ["received:b", "0"]);
  const a = { orderItemId: "a", received: 2, resellable: 1 };
  expect(cameIn(form)).toEqual({ value: [a, { orderItemId: "b", received: 0, resellable: 0 }] });
});

test("the certificates that became void are those that are ticked, where they could be", () => {
  const came = (...ticked: [string, string][]) =>
    cameIn(formOf(["received:a", "2"], ["resellable:a", "0"], ["certified:a", "1"], ...ticked));
  const ticked = came(["certificate:7KQ4MZX82H", "a"], ["certificate:222222222N", "b"]);
  expect(ticked).toMatchObject({ value: [{ orderItemId: "a", certificates: ["7KQ4MZX82H"] }] });
  expect(came()).toMatchObject({ value: [{ certificates: [] }] });
  const codes = ["7KQ4MZX82H", "222222222N", "ABCDEFGHJK"];
  const all = came(...codes.map((code): [string, string] => [`certificate:${code}`, "a"]));
  expect(all).toEqual({ errors: { pieces: "Tick at most as many numbers as pieces came." } });
});

const exchangedFor = (instead: string) => wayIn(formOf(["way", "exchange"], ["instead", instead]));

test.each([
  ["jhola-1", { productId: "jhola-1", variantId: null }],
  ["jhola-1/small", { productId: "jhola-1", variantId: "small" }],
])("%s goes out instead", (instead, chosen) =>
  expect(exchangedFor(instead)).toEqual({ value: { resolution: "exchange", chosen } }),
);

test.each(["", "/", "a/", "a\0", "a/b/c", "a b"])("%j names nothing that could go out", (instead) =>
  expect(exchangedFor(instead)).toHaveProperty("errors.instead"),
);

test.each([
  [true, false, "₹1,986.00, in cash"],
  [true, true, "₹1,986.00 in cash, not marked as collected"],
  [false, false, "₹1,986.00, by card or UPI"],
])("what was paid for an order (cash: %s, due: %s) is named: %s", (isCash, isDue, value) =>
  expect(returnAdminText.paid(paise(1986_00), { isCash, isDue })).toEqual({ term: "Paid", value }),
);
