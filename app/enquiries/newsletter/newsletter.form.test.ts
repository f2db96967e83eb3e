import { expect, test } from "vitest";
import { parseNewsletter } from "./newsletter.form.ts";

function parse(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return parseNewsletter(form);
}

test.each([
  { email: "asha@example.com", kept: "asha@example.com" },
  { email: "  Asha@Example.COM ", kept: "asha@example.com" },
])("'$email' is kept as $kept", ({ email, kept }) =>
  expect(parse({ email, source: "blog" })).toEqual({ email: kept, source: "blog" }),
);

test.each([
  { email: "" },
  { email: "asha" },
  { email: "asha@" },
  { email: `${"x".repeat(260)}@example.com` },
])("'$email' is no address", ({ email }) => expect(parse({ email })).toBeUndefined());

test("an unknown source counts as the footer", () => {
  expect(parse({ email: "a@example.com", source: "evil" })).toMatchObject({ source: "footer" });
  expect(parse({ email: "a@example.com" })).toMatchObject({ source: "footer" });
});

test("a form without an address is refused", () => expect(parse({})).toBeUndefined());
