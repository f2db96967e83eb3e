import { expect, test } from "vitest";
import { withoutCode } from "./code-address.ts";

test.each([
  ["/?code=DIWALI", "/", "DIWALI"],
  ["/shop?page=2&code=DIWALI&q=a%20b", "/shop?page=2&q=a+b", "DIWALI"],
  ["/shop/kohbar-tote?code=", "/shop/kohbar-tote", ""],
  ["//evil.example/?code=A", "/evil.example/", "A"],
  ["/\\evil.example?code=A", "/evil.example", "A"],
])("%s leads to %s", (typed, address, code) => expect(withoutCode(typed)).toEqual({ address, code }));

test.each(["/shop", "/shop?pincode=800001", "/shop?q=code%3DA", "/code=A"])("%s brings no code", (address) =>
  expect(withoutCode(address)).toBeUndefined(),
);
