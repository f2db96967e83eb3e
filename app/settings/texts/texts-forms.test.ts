import { describe, expect, test } from "vitest";
import { formOf } from "../../../tests/form-of.ts";
import { parseFaq, parseShownFaq } from "../faq/faq-admin.form.ts";
import { parseLegalText, parsePolicyDraft } from "./legal-text.form.ts";
import { textsText } from "./texts.text.ts";

const say = textsText.errors;

const text = { version: "1", title: "Terms", html: "<p>{{shopName}}</p>" };
const question = { version: "1", category: "Orders & Payment", question: "How?", answer: "<p>So.</p>" };

describe("a legal text", () => {
  test("needs no description", () =>
    expect(parseLegalText(formOf(text))).toMatchObject({
      kind: "valid",
      value: { version: 1, title: "Terms", html: "<p>{{shopName}}</p>", metaDescription: null },
    }));

  test.each([
    ["title", " ", say.title],
    ["html", "<p> &nbsp;</p>", say.text],
    ["html", "<p>{{shopNam}}</p>", say.placeholder("shopNam")],
    ["html", `<p>${"x".repeat(200_000)}</p>`, "Please use at most 2,00,000 characters."],
    ["metaDescription", "x".repeat(156), "Please use at most 155 characters."],
  ])("refuses this %s", (name, value, message) =>
    expect(parseLegalText(formOf({ ...text, [name]: value }))).toMatchObject({ errors: { [name]: message } }),
  );
});

test.each([
  ["hindiTitle", "", say.title],
  ["hindiHtml", "<p></p>", say.text],
  ["hindiHtml", "<p>{{shopNam}}</p>", say.placeholder("shopNam")],
])("a draft without the half %s is refused", (name, value, message) => {
  const draft = { ...text, hindiTitle: "शर्तें", hindiHtml: "<p>{{shopName}}</p>" };
  expect(parsePolicyDraft(formOf(draft))).toMatchObject({ kind: "valid" });
  const half = parsePolicyDraft(formOf({ ...draft, [name]: value }));
  expect(half).toMatchObject({ errors: { [name]: message } });
});

describe("a question", () => {
  test("of one of the four categories is taken", () =>
    expect(parseFaq(formOf(question))).toMatchObject({ kind: "valid", value: { id: "", version: 1 } }));

  test.each([
    ["category", "Elephants", say.category],
    ["question", "", say.question],
    ["question", "{{secret}}?", say.placeholder("secret")],
    ["answer", "", say.answer],
  ])("refuses this %s: '%s'", (name, value, message) =>
    expect(parseFaq(formOf({ ...question, [name]: value }))).toMatchObject({ errors: { [name]: message } }),
  );
});

test.each([
  [{ id: "a" }, { id: "a", version: 0 }],
  [
    { id: "a", version: "3" },
    { id: "a", version: 3 },
  ],
  [{ id: "a".repeat(101) }, undefined],
])("%j is about the question %j", (fields, shown) => expect(parseShownFaq(formOf(fields))).toEqual(shown));
