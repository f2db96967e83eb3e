import { expect, test } from "vitest";
import { parseContact } from "#enquiries/contact/contact.form.ts";
import { parseB2b } from "#enquiries/quotes/b2b.form.ts";
import { parseBulkQuote } from "#enquiries/quotes/bulk-quote.form.ts";
import { fieldText } from "#ui/form/form.text.ts";
import { formOf } from "../../tests/form-of.ts";
import { commentText } from "./blog.text.ts";
import { commentNotice, longestComment, parseComment } from "./comment.form.ts";
import { parseOwnComments, waitingComments } from "./own-comments.ts";

const parse = (given: Record<string, string | undefined>) => parseComment(formOf(given));

test("a comment is cleaned; the address is optional", () => {
  const given = { name: " Asha ", email: "", comment: "<b>Hi</b>\r\n\r\n\r\n\r\nthere" };
  const value = { name: "Asha", email: null, comment: "<b>Hi</b>\n\nthere" };
  expect(parse(given)).toEqual({ kind: "valid", value });
});

const person = { fullName: "Asha Rao", email: "asha@example.com" };
const asked = { ...person, product: "Fish Tote", quantity: "50" };
const sample = { ...person, product: "Fish Tote", address: "12 Gandhi Path" };

test.each([
  {
    form: "comment",
    parse: parseComment,
    good: { name: "Asha", email: "asha@example.com", comment: "Hello" },
  },
  { form: "contact", parse: parseContact, good: { ...person, message: "Hello" } },
  { form: "quote", parse: (form: FormData) => parseB2b("quote", form, 50), good: asked },
  { form: "sample", parse: (form: FormData) => parseB2b("sample", form, 50), good: sample },
  {
    form: "bulk quote",
    parse: (form: FormData) => parseBulkQuote(form, 50),
    good: { ...person, phone: "98765 43210", quantity: "50" },
  },
])("the form '$form' knows no fields of the owner", ({ parse, good }) => {
  const read = parse(formOf(good));
  expect(read.kind).toBe("valid");
  const owners = { id: "1", status: "Resolved", is_approved: "true", admin_notes: "x", spam: "false" };
  expect(parse(formOf({ ...good, ...owners, version: "9" }))).toEqual(read);
});

const { missing, failed, errors: say } = commentText;

test.each([
  { given: {}, errors: { name: say.name, comment: say.comment }, notice: missing },
  { given: { name: " ", comment: "Hi" }, errors: { name: "Please enter your name." }, notice: missing },
  { given: { name: "Asha", comment: "\u200B\n" }, errors: { comment: say.comment }, notice: missing },
  {
    given: { name: "Asha", email: "asha", comment: "Hi" },
    errors: { email: fieldText.email },
    notice: { title: failed.title, text: fieldText.email },
  },
  {
    given: { name: "Asha", comment: "x".repeat(100_000) },
    errors: { comment: fieldText.long(longestComment) },
    notice: { title: failed.title, text: fieldText.long(longestComment) },
  },
])("$errors is refused with '$notice.title'", ({ given, errors, notice }) => {
  expect(parse(given)).toMatchObject({ kind: "refused", errors });
  expect(commentNotice(errors)).toEqual(notice);
});

const one = { id: "1", postId: "p", name: "Asha", content: "Hi", at: "2026-11-21T09:00:00.000Z" };

test.each([
  { text: null, count: 0 },
  { text: "{", count: 0 },
  { text: '[{"id":1}]', count: 0 },
  { text: JSON.stringify([one]), count: 1 },
  { text: JSON.stringify([{ ...one, at: "soon" }]), count: 0 },
])("the browser's own copy $text holds $count", ({ text, count }) =>
  expect(parseOwnComments(text)).toHaveLength(count),
);

test("an own comment waits until the page itself shows it, on its own post only", () => {
  const waiting = waitingComments([one], "p", []);
  expect(waiting).toEqual([{ id: "1", name: "Asha", content: "Hi", at: new Date(one.at) }]);
  expect([waitingComments([one], "other", []), waitingComments([one], "p", waiting)]).toEqual([[], []]);
});
