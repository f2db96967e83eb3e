import { expect, test } from "vitest";
import { formOf } from "../../../tests/form-of.ts";
import { certificateAdminText } from "./certificate-admin.text.ts";
import { parseWithdrawal } from "./withdraw.form.ts";

test("why a certificate is void is cleaned and kept", () => {
  const kept = parseWithdrawal(formOf({ version: "3", why: "  Lost \u202e in the post\r\n " }));
  expect(kept).toEqual({ kind: "valid", value: { version: 3, why: "Lost in the post" } });
});

const refused = (errors: object) => ({ kind: "refused", errors });

test.each([
  ["", certificateAdminText.errors.why],
  [" \u200b ", certificateAdminText.errors.why],
  ["x".repeat(301), "Please use at most 300 characters."],
])("refuse '%s'", (why, error) =>
  expect(parseWithdrawal(formOf({ version: "1", why }))).toMatchObject(refused({ why: error })),
);
