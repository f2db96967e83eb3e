import { describe, expect, test } from "vitest";
import { returnPath, signInPath } from "./return-path.ts";

describe("the page somebody came from", () => {
  test.each([
    ["/cart", "/cart"],
    ["/shop?q=a%20b#list", "/shop?q=a%20b#list"],
    ["/a/../cart", "/cart"],
    ["/%2F%2Fevil.example", "/%2F%2Fevil.example"],
    ["/%5Cevil.example", "/%5Cevil.example"],
    ["/loginish", "/loginish"],
    ["/hi/shop?q=a", "/shop?q=a"],
    ["/hi", "/"],
  ])("%j is a page here", (given, path) => expect(returnPath(given)).toBe(path));

  test.each([
    null,
    undefined,
    "",
    "cart",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\/evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/ /evil.example",
    "/\u200B/evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
    "/%2e//evil.example",
    "/%2e%2e//evil.example",
    "http://evil.example",
    "HTTPS:evil.example",
    "evil.example",
    "javascript:alert(1)",
    "/login",
    "/login?from=/login",
    "/logout",
    "/reset-password?token=a",
    "/confirm-email",
    "/hi/login",
    "/hi//evil.example",
    "/hi/.//evil.example",
    "/hi/\\evil.example",
    `/${"a".repeat(600)}`,
  ])("%j is none", (given) => expect(returnPath(given)).toBeUndefined());
});

test.each([
  ["/dashboard/settings", "/login?from=%2Fdashboard%2Fsettings"],
  ["/", "/login"],
  ["//evil.example", "/login"],
])("from %j the sign-in page is %j", (from, path) => expect(signInPath("/login", from)).toBe(path));
