import { expect, test } from "vitest";
import { newSecret, seal, unseal } from "./sealed-secret.server.ts";

const shop = "the shop's own secret, long enough";

test("a secret comes back by the shop's own secret alone", () => {
  const secret = newSecret();
  expect(secret).toMatch(/^whsec_[\w-]{43}$/);
  const sealed = seal(secret, shop);
  expect(sealed).not.toContain(secret.slice(6));
  expect(unseal(sealed, shop)).toBe(secret);
  expect(unseal(sealed, `${shop}.`)).toBeUndefined();
});

test("sealed twice it looks different", () => expect(seal("whsec_a", shop)).not.toBe(seal("whsec_a", shop)));

test("what is damaged is nothing", () => {
  const sealed = seal("whsec_a", shop);
  for (const odd of ["", "abc", sealed.slice(0, -2), `A${sealed.slice(1)}`, sealed.slice(4)])
    expect(unseal(odd, shop)).toBeUndefined();
});
