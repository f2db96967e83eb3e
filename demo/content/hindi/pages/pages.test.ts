import { describe, expect, it } from "vitest";
import { faqs as english, policies } from "../../shop.ts";
import { policyWords } from "../words.ts";
import { faqs } from "./faqs.ts";

const skeleton = (html: string) => html.match(/<[^>]+>|\{\{\w+\}\}/g) ?? [];
/** What is written alike everywhere, and the names of what is filled in. */
const alike = /\{\{\w+\}\}|<[^>]+>|Razorpay|WhatsApp|Meta|UPI|PIN|GSTIN|NAMASTE10|JC/g;
const latin = (words: object) =>
  JSON.stringify(Object.values(words))
    .replace(alike, "")
    .match(/[A-Za-z]{2,}/g);
const numbers = (text: string) => (text.replace(/<[^>]+>|B2B/g, "").match(/\d+/g) ?? []).sort();

it("has every question, in its order", () => {
  expect(faqs.length).toBe(english.length);
  const categories = new Map(faqs.map(({ category }, at) => [english[at]?.category, category]));
  expect(faqs.map(({ category }) => category)).toEqual(english.map((faq) => categories.get(faq.category)));
});

describe.each([
  ...english.map((faq, at) => [faq.question, faq.answer, faqs[at]?.answer ?? "", faqs[at] ?? {}] as const),
  ...policies.map(
    ({ slug, html }) => [slug, html, policyWords[slug]?.html ?? "", policyWords[slug] ?? {}] as const,
  ),
])("%s", (_, said, inHindi, words) => {
  it("says the same things in the same order, in Hindi", () => {
    expect(skeleton(inHindi).filter((tag) => !/^\{|strong/.test(tag))).toEqual(
      skeleton(said).filter((tag) => !/^\{|strong/.test(tag)),
    );
    expect([...skeleton(inHindi)].sort()).toEqual([...skeleton(said)].sort());
    expect(numbers(inHindi)).toEqual(numbers(said));
    expect(latin(words)).toBeNull();
    expect(JSON.stringify(words)).not.toMatch(/[\u0958-\u095f\u0966-\u096f'|]/);
  });
});
