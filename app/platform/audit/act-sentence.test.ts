import { expect, test } from "vitest";
import { actSentence } from "./act-sentence.ts";
import { acts } from "./acts.ts";

test("a line reads as a sentence around its record, with what else is known behind it", () => {
  expect(actSentence("order.refunded", { amount: "₹1,200.00", payment: "pay_1" })).toEqual({
    before: "refunded ₹1,200.00 of ",
    after: "",
    more: "payment: pay_1",
  });
  expect(actSentence("order.status_changed", { from: "pending_cod_confirmation", to: "shipped" })).toEqual({
    before: "set ",
    after: " from pending cod confirmation to shipped",
    more: "",
  });
  expect(actSentence("product.updated", { price: "499.00", featured: true, gone: false })).toEqual({
    before: "changed ",
    after: "",
    more: "price: 499.00 · featured",
  });
});

test("what was typed is no part of the sentence's form", () =>
  expect(actSentence("offer.proof shown", { title: "{record} $& {title}" })).toEqual({
    before: "showed the buyer of ",
    after: " a proof, {record} $& {title}",
    more: "",
  }));

test("a download names no record, and its month and kind of file as people do", () => {
  expect(actSentence("books.exported", { month: "2026-10", kind: "json" })).toEqual({
    before: "downloaded the books of October 2026 as JSON",
    after: null,
    more: "",
  });
  expect(actSentence("order.exported", { rows: 12 })).toEqual({
    before: "downloaded 12 orders as CSV",
    after: null,
    more: "",
  });
});

test("where a fact is missing, as once its detail was erased, the sentence does without", () => {
  for (const detail of [null, {}, { amount: "" }, "text"])
    expect(actSentence("order.refunded", detail).before).toBe("refunded ");
  expect(actSentence("review.hidden", null)).toEqual({ before: "hid ", after: "", more: "" });
});

test("an act of before that is known no more is told by its own words", () =>
  expect(actSentence("tile.re-glazed", { colour: "<b>", "": 1 })).toEqual({
    before: "re glazed ",
    after: "",
    more: "colour: <b> · : 1",
  }));

test("each act has a sentence that needs no fact", () => {
  const lacking = Object.entries(acts).filter(([, words]) => {
    const last = typeof words === "string" ? words : words[1];
    return /\{(?!record\})/.test(last);
  });
  expect(lacking).toEqual([]);
});
