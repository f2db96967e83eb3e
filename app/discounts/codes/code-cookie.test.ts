import { expect, test } from "vitest";
import { codeLine, codeOf } from "./code-cookie.server.ts";

const origin = "http://localhost:3000";

test.each(["DIWALI", "ä; Path=/x", "%"])("the visit keeps %s", (code) => {
  const [cookie = ""] = codeLine(code, origin).split(";");
  expect(codeOf(new Request(origin, { headers: { Cookie: `a=b; ${cookie}` } }), origin)).toBe(code);
});

test("no code forgets the one before", () => expect(codeLine("", origin)).toContain("Max-Age=0"));

test("a cookie that can't be read is none", () =>
  expect(codeOf(new Request(origin, { headers: { Cookie: "jhola_code=%E0%A4" } }), origin)).toBe(""));
