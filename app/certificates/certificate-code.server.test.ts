import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import {
  codeLength,
  isCode,
  pastedCode,
  shownCode,
  signsOf,
  typedSigns,
  withCheck,
} from "./certificate-code.ts";
import {
  certificateSecret,
  hashOfSecret,
  isSecret,
  printableSecret,
  shownSecret,
} from "./certificate-secret.server.ts";

const signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const places = Array.from({ length: codeLength }, (_, place) => place);
const replaced = (text: string, place: number, by: string) =>
  text.slice(0, place) + by + text.slice(place + 1);

const codes = [
  ...["222222222", "ZZZZZZZZZ", "23456789A", "ABABABABA"],
  ...Array.from({ length: 60 }, () => signsOf(randomBytes(6), 9)),
].map(withCheck);

test("a code has ten signs, none of which looks like another", () => {
  for (const code of codes) {
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{10}$/);
    expect(isCode(code)).toBe(true);
  }
});

test("every single wrong sign of a code is found out, at every place", () => {
  for (const code of codes)
    for (const place of places)
      for (const sign of signs) expect(isCode(replaced(code, place, sign))).toBe(sign === code.charAt(place));
});

test("every swap of any two different signs is found out, neighbours among them, at every place", () => {
  for (const first of places.slice(0, -1))
    for (const second of places.slice(first + 1))
      for (const one of signs)
        for (const other of signs) {
          const code = holding(first, one, second, other);
          expect(isCode(code)).toBe(true);
          expect(isCode(replaced(replaced(code, first, other), second, one))).toBe(one === other);
        }
});

/** A code with these two signs: another one of its signs is chosen so that it checks. */
function holding(first: number, one: string, second: number, other: string): string {
  const free = places.find((place) => place !== first && place !== second) ?? 0;
  const wanted = replaced(replaced("7KQ4MZX82H", first, one), second, other);
  const fitting = [...signs].map((sign) => replaced(wanted, free, sign)).filter(isCode);
  expect(fitting).toHaveLength(1);
  return fitting[0] ?? "";
}

test.each(["", "2", "222222222", "22222222222", "O222222222", "222222222a"])("%j is no code", (text) =>
  expect(isCode(text)).toBe(false),
);

test("it is read as people type it", () => {
  const [, , code = ""] = codes;
  expect(typedSigns(` ${shownCode(code).toLowerCase().replace("-", " – ")}\n`)).toBe(code);
});

test("Hindi's digits and a phone's wide letters are signs, too", () =>
  expect(typedSigns("७kq४Ｍ-zx82h")).toBe("7KQ4MZX82H"));

test("a code may come with its page's address", () => {
  expect(pastedCode("https://jhola.example/c/7KQ4M-ZX82H")).toBe("7KQ4MZX82H");
  expect(pastedCode(" 7kq4m zx82h")).toBe("7KQ4MZX82H");
});

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
