import { expect, test } from "vitest";
import { newRecoveryCodes, recoveryHash } from "./recovery-code.server.ts";

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
