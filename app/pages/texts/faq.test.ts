import { describe, expect, it } from "vitest";
import { byCategory, type FaqEntry, faqId, searchFaq } from "./faq.ts";

const entry = (category: string, question: string, plainAnswer: string): FaqEntry => ({
  id: faqId(question),
  category,
  question,
  answer: `<p>${plainAnswer}</p>`,
  plainAnswer,
});

const entries = [
  entry("Orders & Payment", "How can I pay?", "By card or UPI, or in cash on delivery."),
  entry("Shipping & Delivery", "How long does delivery take?", "5-7 business days."),
  entry("Orders & Payment", "Don’t I need an account?", "No, à la carte."),
  entry("Products & Bulk Orders", "Whom do I ask?", "Send an e-mail from the checkout."),
  entry("Returns & Refunds", "पैसे वापस कब मिलते हैं?", "सात दिन में।"),
];

describe("the questions", () => {
  it.each([
    ["", 5],
    ["delivery", 2],
    ["DELIVERY cash", 1],
    ["elephant", 0],
    [" ? ", 5],
    ["don't", 1],
    ["DON´T a la", 1],
    ["cash-on-delivery", 1],
    ["card/upi", 1],
    ["delivery,", 2],
    ["(cash)", 1],
    ["email", 1],
    ["e-mail", 1],
    ["check-out", 1],
    ["dont", 1],
    ["पैसे", 1],
    ["paise wapas", 1],
    ["paisa waapas kab", 1],
    ["वापिस", 0],
    ["jholon ka paisa", 0],
  ])("'%s' finds %i", (search, count) => expect(searchFaq(entries, search)).toHaveLength(count));

  it("stand together by category, in the owner's order", () =>
    expect(byCategory(entries).map(({ category, entries }) => [category, entries.length])).toEqual([
      ["Orders & Payment", 2],
      ["Shipping & Delivery", 1],
      ["Products & Bulk Orders", 1],
      ["Returns & Refunds", 1],
    ]));

  it("have addresses of their own words", () =>
    expect(faqId("What’s the “GI tag”, & why?")).toBe("whats-the-gi-tag-why"));
});
