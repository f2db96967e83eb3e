import { expect, test } from "vitest";
import { actSentence, auditWords, doerIn } from "./act-sentence.ts";
import { actSentences, auditText } from "./act-words.hi.ts";
import { acts } from "./acts.ts";

const line = (before: string, after: string | null, more = "") => ({ before, after, more });

test("a line reads as a sentence around its record, with what else is known behind it", () => {
  expect(actSentence("order.refunded", { amount: "₹1,200.00", payment: "pay_1" })).toEqual(
    line("refunded ₹1,200.00 of ", "", "payment: pay_1"),
  );
  expect(actSentence("order.status_changed", { from: "pending_cod_confirmation", to: "shipped" })).toEqual(
    line("set ", " from pending cod confirmation to shipped"),
  );
  expect(actSentence("product.updated", { price: "499.00", featured: true, gone: false })).toEqual(
    line("changed ", "", "price: 499.00 · featured"),
  );
});

test("who did it without an account is no fact of what was done", () => {
  const detail = { doer: "Asha", pieces: 5 };
  expect(actSentence("lot.finished", detail)).toEqual(line("finished 5 pieces of ", ""));
  expect([auditWords("lot.finished", detail), doerIn(detail)]).toEqual(["finished · pieces: 5", "Asha"]);
  expect([doerIn({ doer: 5 }), doerIn(null)]).toEqual([undefined, undefined]);
});

test("what was typed is no part of the sentence's form", () =>
  expect(actSentence("offer.proof shown", { title: "{record} $& {title}" })).toEqual(
    line("showed the buyer of ", " a proof, {record} $& {title}"),
  ));

test("a download names no record, and its month and kind of file as people do", () => {
  expect(actSentence("books.exported", { month: "2026-10", kind: "json" })).toEqual(
    line("downloaded the books of October 2026 as JSON", null),
  );
  expect(actSentence("order.exported", { rows: 12 })).toEqual(line("downloaded 12 orders as CSV", null));
});

test("where a fact is missing, as once its detail was erased, the sentence does without", () => {
  for (const detail of [null, {}, { amount: "" }, "text"])
    expect(actSentence("order.refunded", detail).before).toBe("refunded ");
  expect(actSentence("review.hidden", null)).toEqual(line("hid ", ""));
});

test("an act of before that is known no more is told by its own words", () =>
  expect(actSentence("tile.re-glazed", { colour: "<b>", "": 1 })).toEqual(
    line("re glazed ", "", "colour: <b> · : 1"),
  ));

test("each act has a sentence that needs no fact", () => {
  const lacking = Object.entries(acts).filter(([, words]) => {
    const last = typeof words === "string" ? words : words[1];
    return /\{(?!record\})/.test(last);
  });
  expect(lacking).toEqual([]);
});

test.each([
  { action: "product.deleted", detail: null, words: "deleted" },
  { action: "order.cash_collected", detail: { amount: "₹250" }, words: "cash collected · amount: ₹250" },
  {
    action: "contact_message.updated",
    detail: { status: "Resolved", notes: true, reply: false, rows: 0, gone: null },
    words: "updated · status: Resolved · notes · rows: 0",
  },
  { action: "odd", detail: "text", words: "odd" },
])("$action reads '$words'", ({ action, detail, words }) => expect(auditWords(action, detail)).toBe(words));

test("in Hindi each act says the same facts of its record, after the name of who did it", () => {
  const marks = (said: string) => [...said.matchAll(/\{\w+\}/g)].flat().sort();
  const odd = Object.entries(acts).filter(([act, english]) => {
    const hindi = Object.entries(actSentences).find(([name]) => name === act)?.[1] ?? "";
    return JSON.stringify([english].flat().map(marks)) !== JSON.stringify([hindi].flat().map(marks));
  });
  expect(odd).toEqual([]);
  expect(auditText.done("order.packed")).toBe("ने पैक किया");
});
