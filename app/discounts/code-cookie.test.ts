import { expect, test } from "vitest";
import { codeLine, codeOf, withoutCode } from "./code-cookie.server.ts";

const origin = "http://localhost:3000";

test.each([
  ["/?code=DIWALI", "/", "DIWALI"],
  ["/shop?page=2&code=DIWALI&q=a%20b", "/shop?page=2&q=a+b", "DIWALI"],
  ["/shop/kohbar-tote?code=", "/shop/kohbar-tote", ""],
  ["//evil.example/?code=A", "/evil.example/", "A"],
  ["/\\evil.example?code=A", "/evil.example", "A"],
])("%s leads to %s", (address, plain, code) =>
  expect(withoutCode(address)).toEqual({ address: plain, code }),
);

test.each(["/shop", "/shop?pincode=800001", "/shop?q=code%3DA", "/code=A"])("%s brings no code", (address) =>
  expect(withoutCode(address)).toBeUndefined(),
);

test.each(["DIWALI", "ä; Path=/x", "%"])("the visit keeps %s", (code) => {
  const [cookie = ""] = codeLine(code, origin).split(";");
  expect(codeOf(new Request(origin, { headers: { Cookie: `a=b; ${cookie}` } }), origin)).toBe(code);
});

test("no code forgets the one before", () => expect(codeLine("", origin)).toContain("Max-Age=0"));

test("a cookie that can't be read is none", () =>
  expect(codeOf(new Request(origin, { headers: { Cookie: "jhola_code=%E0%A4" } }), origin)).toBe(""));
