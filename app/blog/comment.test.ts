import { expect, test } from "vitest";
import { fieldText } from "#ui/form/form.text.ts";
import { commentText } from "./blog.text.ts";
import { commentNotice, longestComment, parseComment } from "./comment.form.ts";
import { parseOwnComments, waitingComments } from "./own-comments.ts";

function parse(given: Record<string, string | undefined>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(given)) if (value !== undefined) form.set(name, value);
  return parseComment(form);
}

test("a comment is cleaned; the address is optional; nobody approves himself", () => {
  const given = { name: " Asha ", email: "", comment: "<b>Hi</b>\r\n\r\n\r\n\r\nthere", is_approved: "true" };
  const value = { name: "Asha", email: null, comment: "<b>Hi</b>\n\nthere" };
  expect(parse(given)).toEqual({ kind: "valid", value });
});

const { missing, failed, errors: say } = commentText;

test.each([
  { given: {}, errors: { name: say.name, comment: say.comment }, notice: missing },
  { given: { name: " ", comment: "Hi" }, errors: { name: say.name }, notice: missing },
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
