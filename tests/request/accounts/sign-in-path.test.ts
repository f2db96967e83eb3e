import { describe, expect, test } from "vitest";
import { ask, origin } from "../ask.ts";
import { signedInAs } from "../sign-in.ts";
import { postAs } from "./account-form.ts";

// What a path may be is tried case by case in app/accounts/sign-in/return-path.test.ts; here, that a sign-in
// asks it.
describe("where a sign-in leads", () => {
  test.each([
    ["/shop?q=fish&page=2#list", "/shop?q=fish&page=2#list"],
    ["//evil.example", "/dashboard"],
    ["", "/dashboard"],
  ])("from %j to %j", async (from, to) => {
    const { actor } = await sharedCustomer();
    const path = `/login?${new URLSearchParams({ from })}`;
    const answer = await postAs(path, { email: actor.email, password: actor.password });
    expect(answer.headers.get("location")).toBe(to);
    expect(new URL(to, origin).origin).toBe(origin);
  });

  test("the sign-in page remembers nothing foreign", async () => {
    for (const from of ["//evil.example", "/\\evil.example", "https://evil.example"]) {
      const html = await (await ask(`/login?${new URLSearchParams({ from })}`)).text();
      expect(html).toContain('action="/login"');
      // This very address in the other language, which remembers as little.
      const own = html.replace(/<a [^>]*hrefLang[^>]*>/g, "");
      expect(own).not.toContain("evil.example");
    }
  });

  let customer: ReturnType<typeof signedInAs> | undefined;
  const sharedCustomer = () => {
    customer ??= signedInAs("user");
    return customer;
  };
});
