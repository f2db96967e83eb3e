import { expect, test } from "vitest";
import { articlesIn, articlesText } from "./goods-code.ts";

test("articles are asked for without what is written on them, and read again", () => {
  const tote = { productId: "a,b:c é" };
  const small = { productId: "sling", variant: "small-red" };
  const written = { ...small, personal: [{ label: "Name", text: "Asha" }] };
  expect(articlesIn(articlesText([tote, small]))).toEqual([tote, small]);
  expect(articlesIn(articlesText([written]))).toEqual([small]);
});

test.each(["", ",,,", "x".repeat(9000), ":small", "a\0", "a:=**"])("'%.20s' asks for nothing", (text) =>
  expect(articlesIn(text)).toEqual([]),
);

test.each(["%E0%A4%A", "' or 1=1"])("%j asks for what is of that name", (text) =>
  expect(articlesIn(text)).toEqual([{ productId: text }]),
);
