import { expect, test } from "vitest";
import { formOf } from "../../../tests/form-of.ts";
import { parseStockMails } from "./stock-mails.form.ts";
import { stockMailsText } from "./stock-mails.text.ts";

test.each([
  [
    { lowAt: "5", weekly: "on", whenSoldOut: "on" },
    { lowAt: 5, weekly: true, whenSoldOut: true },
  ],
  [{ lowAt: " 0 " }, { lowAt: 0, weekly: false, whenSoldOut: false }],
  [
    { lowAt: "999", weekly: "on" },
    { lowAt: 999, weekly: true, whenSoldOut: false },
  ],
])("%j is read as it is meant", (typed, mails) => {
  expect(parseStockMails(formOf({ version: "3", ...typed }))).toEqual({
    kind: "valid",
    value: { version: 3, ...mails },
  });
});

test.each(["", "-1", "1000", "2.5", "five", "1e2"])("'%s' pieces are refused, and stay", (lowAt) => {
  expect(parseStockMails(formOf({ version: "3", lowAt, weekly: "on" }))).toMatchObject({
    kind: "refused",
    errors: { lowAt: stockMailsText.errors.lowAt },
    typed: { weekly: "on" },
  });
});
