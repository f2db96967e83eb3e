import { expect, test } from "vitest";
import { origin, post, sharedCustomer, textAt } from "../ask.ts";

// What a path may be is tried case by case in app/accounts/session/return-path.test.ts; here, that a sign-in
// asks it.
test.each([
  ["/shop?q=fish&page=2#list", "/shop?q=fish&page=2#list"],
  ["//evil.example", "/dashboard"],
  ["", "/dashboard"],
])("where a sign-in leads from %j to %j", async (from, to) => {
  const { actor } = await sharedCustomer();
  const path = `/login?${new URLSearchParams({ from })}`;
  const answer = await post(path, { email: actor.email, password: actor.password });
  expect(answer.headers.get("location")).toBe(to);
  expect(new URL(to, origin).origin).toBe(origin);
});

test("the sign-in page remembers nothing foreign", async () => {
  for (const from of ["//evil.example", "/\\evil.example", "https://evil.example"]) {
    const html = await textAt(`/login?${new URLSearchParams({ from })}`);
    expect(html).toContain('action="/login"');
    // This very address in the other language, which remembers as little.
    expect(html.replace(/<a [^>]*hrefLang[^>]*>/g, "")).not.toContain("evil.example");
  }
});
