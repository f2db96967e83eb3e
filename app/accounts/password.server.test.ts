import { expect, test } from "vitest";
import { hashPassword, matchesPassword } from "./password.server.ts";

test("a password matches its own hash and no other", async () => {
  const hash = await hashPassword("madhubani 1934");
  expect(await matchesPassword("madhubani 1934", hash)).toBe(true);
  expect(await matchesPassword("madhubani 1935", hash)).toBe(false);
  expect(hash).not.toContain("madhubani");
});

test("the same password never has the same hash twice", async () => {
  expect(await hashPassword("kohbar")).not.toBe(await hashPassword("kohbar"));
});
