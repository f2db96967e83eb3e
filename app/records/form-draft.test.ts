import { expect, test } from "vitest";
import { draftIn, dropDraft, keepDraft, readDraft } from "./form-draft.ts";

const empty = { name: "", price: "", day: "2026-11-21" };
const kind = { key: "jhola-product-draft", fields: ["name", "price", "day"] as const, empty };

const kept = new Map<string, string>();
const storage: Storage = {
  length: 0,
  clear: () => kept.clear(),
  key: () => null,
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
};

test("what was typed comes back, and holds no pictures", () => {
  const texts = { ...empty, name: "Lotus Tote", price: "1499" };
  keepDraft(storage, kind, texts);
  expect(readDraft(storage, kind)).toEqual(texts);
  expect(kept.get("jhola-product-draft")).not.toMatch(/image|files/i);
  dropDraft(storage, kind);
  expect(readDraft(storage, kind)).toBeUndefined();
});

test("what stood in the form before anything was typed is that of the day on which the draft comes back", () => {
  keepDraft(storage, kind, { ...empty, name: "Lotus Tote" });
  const tomorrow = { ...kind, empty: { ...empty, day: "2026-11-22" } };
  expect(readDraft(storage, tomorrow)).toEqual({ ...tomorrow.empty, name: "Lotus Tote" });
  keepDraft(storage, kind, { ...empty, day: "2026-12-24" });
  expect(readDraft(storage, tomorrow)).toEqual({ ...empty, day: "2026-12-24" });
  dropDraft(storage, kind);
});

test("an untouched form leaves no draft", () => {
  keepDraft(storage, kind, empty);
  expect(kept.size).toBe(0);
});

test.each(["null", "[]", "7", '"x"', "{}", '{"name":7}'])("%s is no draft", (text) =>
  expect(draftIn(text, kind)).toBeUndefined(),
);

test("what can't be read, or may not be kept, is no failure", () => {
  storage.setItem("jhola-product-draft", "{broken");
  expect(readDraft(storage, kind)).toBeUndefined();
  const setItem = () => {
    throw new Error("full");
  };
  expect(() => keepDraft({ ...storage, setItem }, kind, { ...empty, name: "x" })).not.toThrow();
});

test("unknown fields are left behind", () =>
  expect(draftIn('{"name":"Tote","images":["/a"],"evil":1}', kind)).toEqual({ ...empty, name: "Tote" }));
