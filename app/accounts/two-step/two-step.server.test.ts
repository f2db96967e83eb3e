import { expect, test } from "vitest";
import {
  appAddress,
  inGroups,
  newAppSecret,
  newRecoveryCodes,
  recoveryHash,
  stepOfCode,
} from "./app-code.server.ts";

/** "12345678901234567890", the secret of RFC 6238's own examples. */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const at = (seconds: number) => new Date(seconds * 1000);

// The last six digits of the RFC's eight.
test.each([
  [59, "287082", 1],
  [1_111_111_109, "081804", 37_037_036],
  [1_234_567_890, "005924", 41_152_263],
  [20_000_000_000, "353130", 666_666_666],
])("at %i s the app shows %s", (seconds, code, step) => {
  expect(stepOfCode(secret, code, at(seconds))).toBe(step);
});

test("a clock that is 30 seconds off either way is near enough, a minute is not", () => {
  const code = "081804";
  const shown = 1_111_111_109;
  for (const off of [-30, 0, 30]) expect(stepOfCode(secret, code, at(shown + off))).toBe(37_037_036);
  for (const off of [-60, 60]) expect(stepOfCode(secret, code, at(shown + off))).toBeUndefined();
});

test("what is no code is none", () => {
  for (const odd of ["", "28708", "2870820", "28708a", "২৮৭০৮২", "-87082", " 287082"])
    expect(stepOfCode(secret, odd, at(59))).toBeUndefined();
});

test("each secret is its own, and is told to the app with the shop's name", () => {
  const made = newAppSecret();
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  expect(newAppSecret()).not.toBe(made);
  const address = appAddress(made, { issuer: "Mithila & Co", label: "rekha@example.com" });
  expect(address).toMatch(/^otpauth:\/\/totp\/Mithila%20%26%20Co:rekha%40example\.com\?/);
  expect(address).toContain(`secret=${made}`);
  expect(inGroups("JBSWY3DPEHPK3PXP")).toBe("JBSW Y3DP EHPK 3PXP");
});

test.each([
  ["Jhola: Crafts", "Jhola Crafts"],
  ["Jhola : Crafts: Patna", "Jhola Crafts Patna"],
  ["झोला： मिथिला", "झोला मिथिला"],
  [":", "Shop"],
])("a shop called %j is %j in an app, whose address knows one colon", (name, shown) => {
  const address = new URL(appAddress(newAppSecret(), { issuer: name, label: "rekha@example.com" }));
  expect(decodeURIComponent(address.pathname).split(":")).toEqual([
    expect.stringMatching(new RegExp(`${shown}$`)),
    "rekha@example.com",
  ]);
  expect(address.searchParams.get("issuer")).toBe(shown);
});

test("ten codes of 16 signs, no two alike", () => {
  const codes = newRecoveryCodes();
  expect(codes).toHaveLength(10);
  expect(new Set([...codes, ...newRecoveryCodes()]).size).toBe(20);
  for (const code of codes) expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
});

test("is known however it is typed, and kept as a hash", () => {
  const hash = recoveryHash("ABCD-EFGH-JKLM-NPQR");
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  for (const typed of ["abcd-efgh-jklm-npqr", "ABCDEFGHJKLMNPQR", " ab cd efgh jklm npqr "])
    expect(recoveryHash(typed)).toBe(hash);
  for (const odd of ["", "123456", "ABCD-EFGH-JKLM-NPQ", "ABCD-EFGH-JKLM-NPQR-S"])
    expect(recoveryHash(odd)).toBeUndefined();
});
