import * as fc from "fast-check";
import { expect, test } from "vitest";
import { buyPath, linkNameOf, readLinkItems, writeLinkItems } from "./link-items.ts";

const tote = { name: "JC-ART-016-S", pieces: 2 };

test.each([
  ["", [], 0, 0],
  ["JC-ART-016-S:2", [tote], 0, 0],
  ["JC-ART-016-S:2,godna-tote.small:1,", [tote, { name: "godna-tote.small", pieces: 1 }], 0, 0],
  // 'झोला'
  ["~4KSd4KWL4KSy4KS-:3", [{ name: "झोला", pieces: 3 }], 0, 0],
  ["a:1000", [{ name: "a", pieces: 1000 }], 0, 0],
  ["a:01,a:0,a:-1,a:1.5,a:,a,:1,a:1:2,a:1e3,a:10000000,a b:1,~:1,~%%:1,~AA:1,~_w:1", [], 15, 0],
  [
    Array.from({ length: 103 }, (_, at) => `p${at}:1`).join(","),
    expect.objectContaining({ length: 100 }),
    0,
    3,
  ],
])("a link of '%s' asks for what it says", (text, items, unread, further) =>
  expect(readLinkItems(text)).toEqual({ items, unread, further }),
);

test("what is written is read, whatever the name", () => {
  const name = fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 60 })
    .filter((text) => /^[^\p{Cc}\p{Cs}]+$/u.test(text));
  const item = fc.record({ name, pieces: fc.integer({ min: 1, max: 999 }) });
  fc.assert(
    fc.property(fc.array(item, { maxLength: 5 }), (items) => {
      expect(writeLinkItems(items)).toMatch(/^[A-Za-z0-9._~:,-]*$/);
      expect(readLinkItems(writeLinkItems(items)).items).toEqual(items);
    }),
  );
});

test("a link names a line by its slug and key, and has its code in the query", () => {
  const name = linkNameOf({ slug: "godna-tote", variant: "small" });
  expect(buyPath([{ name, pieces: 1 }], "DIWALI 10")).toBe(
    "/buy/godna-tote.small:1?discounts%2Fcodes%2F0=DIWALI+10",
  );
  expect(linkNameOf({ slug: "kohbar" })).toBe("kohbar");
});
