import { expect, test } from "vitest";
import { formOf } from "../../../tests/form-of.ts";
import { parseNewsletter } from "./newsletter.form.ts";

const parse = (fields: Record<string, string>) => parseNewsletter(formOf(fields));

test.each([
  { email: "asha@example.com", kept: "asha@example.com" },
  { email: "  Asha@Example.COM ", kept: "asha@example.com" },
])("'$email' is kept as $kept", ({ email, kept }) =>
  expect(parse({ email, source: "blog" })).toEqual({ email: kept, source: "blog" }),
);

test.each([
  "",
  "asha",
  "asha@",
  "a@b",
  `${"x".repeat(260)}@example.com`,
  "a@example.com\r\nBcc: eve@example.com",
  "a@example.com,b@example.com",
  "<script>@example.com",
])("'%s' is no address", (email) => expect(parse({ email })).toBeUndefined());

test("an unknown source counts as the footer", () => {
  expect(parse({ email: "a@example.com", source: "evil" })).toMatchObject({ source: "footer" });
  expect(parse({ email: "a@example.com" })).toMatchObject({ source: "footer" });
});

test("a form without an address is refused", () => expect(parse({})).toBeUndefined());
