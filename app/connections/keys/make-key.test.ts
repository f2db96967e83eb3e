import { expect, test } from "vitest";
import { bearerKey, keyHash, newKeyText } from "./make-key.server.ts";

test("no two keys are alike, and one is known by its hash alone", () => {
  const keys = Array.from({ length: 100 }, newKeyText);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(bearerKey(`Bearer ${key}`)).toBe(key);
  expect(keyHash(keys[0] ?? "")).toMatch(/^[\da-f]{64}$/);
});

const key = `jhola_${"a".repeat(43)}`;

const keyless = [null, "", "Bearer", "Bearer jhola_"];
const spoilt = [`Basic ${key}`, key, `Bearer ${key}b`, `Bearer ${key} x`, `Bearer x${key}`];
test.each([...keyless, ...spoilt])("%j names no key", (header) => expect(bearerKey(header)).toBeUndefined());

test("the scheme is read in any case", () => expect(bearerKey(`bearer  ${key} `)).toBe(key));
