import { expect, test } from "vitest";
import { TooBusy } from "#platform/limits/too-busy.ts";
import { hashPassword, isOutdated, matchesPassword, passwordTurns } from "./password.server.ts";

/** Of the shop's earlier releases: N=2^14, r=16. */
const formerHash =
  "00112233445566778899aabbccddeeff:df938eea366170f288d8048fe0737ba798bb076222e3ddcb4063e1163e59cc3005e721751c9188f985c9797599825bb9cc1f31c2b06742e45e04a5305c4f83f0";

test("a password matches its own hash and no other", async () => {
  const hash = await hashPassword("madhubani 1934");
  expect(await matchesPassword("madhubani 1934", hash)).toBe(true);
  expect(await matchesPassword("madhubani 1935", hash)).toBe(false);
  expect(hash).not.toContain("madhubani");
});

test("the same password never has the same hash twice", async () =>
  expect(await hashPassword("kohbar")).not.toBe(await hashPassword("kohbar")));

test("a hash says what it cost: OWASP's first choice", async () => {
  expect(await hashPassword("kohbar")).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
});

// Made by argon2-cffi 25.1, which runs the reference implementation.
test("another library's hash is read", async () => {
  const hash =
    "$argon2id$v=19$m=19456,t=2,p=1$AAECAwQFBgcICQoLDA0ODw$t/r0QU+R0jo9q02Kg2O6V8kAwOtKC9neDn1OsgKFQ3c";
  expect(await matchesPassword("madhubani 1934", hash)).toBe(true);
  expect(await matchesPassword("madhubani 1935", hash)).toBe(false);
});

test("a hash of before is still good, and is told from today's", async () => {
  expect(isOutdated(formerHash)).toBe(true);
  expect(await matchesPassword("madhubani 1934", formerHash)).toBe(true);
  expect(await matchesPassword("madhubani 1935", formerHash)).toBe(false);
  expect(isOutdated(await hashPassword("madhubani 1934"))).toBe(false);
});

test("a flood of passwords is sent away, and what waits is worked out", async () => {
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const flood = Array.from({ length: 41 }, () => passwordTurns(() => over));
  const last = hashPassword("kohbar");
  await expect(hashPassword("kohbar")).rejects.toBeInstanceOf(TooBusy);
  await expect(matchesPassword("kohbar", formerHash)).rejects.toBeInstanceOf(TooBusy);
  end();
  await Promise.all(flood);
  expect(await matchesPassword("kohbar", await last)).toBe(true);
});
