import { expect, test } from "vitest";
import {
  certificateSecret,
  hashOfSecret,
  isSecret,
  printableSecret,
  shownSecret,
} from "./certificate-secret.server.ts";

const [key, otherKey] = ["a key of this test, long enough", "another key of this test"];
const [code, otherCode] = ["7KQ4MZX824", "2222222222"];
const secret = certificateSecret(code, key);
const secretHash = hashOfSecret(code, secret);

test("a secret is of one certificate and one key, and its hash does not tell it", () => {
  expect(secret).toMatch(/^[2-9A-HJ-NP-Z]{12}$/);
  expect(certificateSecret(code, key)).toBe(secret);
  expect(certificateSecret(otherCode, key)).not.toBe(secret);
  expect(certificateSecret(code, otherKey)).not.toBe(secret);
  expect(secretHash).not.toContain(secret);
});

test("what was printed stays its secret under another key, which prints none", () => {
  expect(printableSecret({ code, secretHash }, key)).toBe(secret);
  expect(printableSecret({ code, secretHash }, otherKey)).toBeUndefined();
  expect(isSecret(code, secret, secretHash)).toBe(true);
});

test("no other secret, and no other certificate's, is taken", () => {
  expect(isSecret(code, certificateSecret(otherCode, key), secretHash)).toBe(false);
  expect(isSecret(otherCode, secret, secretHash)).toBe(false);
  expect(isSecret(code, "", secretHash)).toBe(false);
});

test("it is shown in groups of four", () => expect(shownSecret("ABCDEFGHJKLM")).toBe("ABCD-EFGH-JKLM"));
