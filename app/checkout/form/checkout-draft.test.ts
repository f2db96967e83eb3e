import { beforeEach, expect, test } from "vitest";
import { placedKey } from "#cart/prices/fetch-prices.ts";
import { keepCheckoutDraft, keepPlaced, readCheckoutDraft, renewDraft } from "./checkout-draft.ts";
import { emptyValues } from "./checkout-values.ts";

const kept = new Map<string, string>();
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
};
const draft = {
  ...{ step: 3, key: "0b54a0f6-7f0c-4c1e-9c3d-1f0f5c9a7e11", owner: "" },
  values: { ...emptyValues, fullName: "Asha Kumari" },
};
const otherKey = "5f0c2b1e-3a77-4f43-8a0e-6f2d9b1c4d22";

beforeEach(() => kept.clear());

test.each([null, "", "{", "null", "7", '{"step":2}', '{"step":1,"key":"x","values":{}}'])(
  "%j is no draft",
  (text) => expect(readCheckoutDraft({ getItem: () => text })).toBeUndefined(),
);

test("a draft remembers the order it led to while it goes on", () => {
  keepPlaced(storage, "JC-1");
  expect(readCheckoutDraft(storage)).toBeUndefined();
  keepCheckoutDraft(storage, draft);
  keepPlaced(storage, "JC-1");
  keepCheckoutDraft(storage, { ...draft, step: 2 });
  expect(readCheckoutDraft(storage)).toEqual({ ...draft, step: 2, orderNumber: "JC-1" });
  renewDraft(storage, draft.key);
  expect(readCheckoutDraft(storage)?.orderNumber).toBe("JC-1");
});

test("under a new key it keeps what was typed, and forgets the order", () => {
  keepCheckoutDraft(storage, draft);
  keepPlaced(storage, "JC-1");
  renewDraft(storage, otherKey);
  expect(readCheckoutDraft(storage)).toEqual({ ...draft, key: otherKey, orderNumber: undefined });
  keepCheckoutDraft(storage, { ...draft, key: otherKey });
  expect(readCheckoutDraft(storage)?.orderNumber).toBeUndefined();
  kept.clear();
  renewDraft(storage, otherKey);
  expect(readCheckoutDraft(storage)).toBeUndefined();
});

test("the cart finds the key of a checkout that led to an order, and nothing else of it", () => {
  expect(placedKey(storage)).toBeUndefined();
  keepCheckoutDraft(storage, draft);
  expect(placedKey(storage)).toBeUndefined();
  keepPlaced(storage, "JC-1");
  expect(placedKey(storage)).toBe(draft.key);
  renewDraft(storage, otherKey);
  expect(placedKey(storage)).toBeUndefined();
  for (const odd of ["{", '{"key":"\\n","orderNumber":"JC-1"}'])
    expect(placedKey({ getItem: () => odd })).toBeUndefined();
});
