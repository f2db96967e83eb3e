import { expect, test } from "vitest";
import { commentAdminText as say } from "./comment-admin.text.ts";
import { commentsList, parseCommentAct } from "./comment-list.ts";

test.each([
  { search: "", address: "/admin/dashboard/comments" },
  { search: "tab=approved&q=+a+&page=3", address: "/admin/dashboard/comments?tab=approved&q=a&page=3" },
  { search: "tab=evil&page=0", address: "/admin/dashboard/comments" },
  { search: "page=2.5", address: "/admin/dashboard/comments" },
  { search: "show=100", address: "/admin/dashboard/comments?show=100" },
])("'$search' is $address", ({ search, address }) =>
  expect(commentsList.address(commentsList.read(new URLSearchParams(search)))).toBe(address),
);

function formOf(intent: string | undefined, ids: readonly (string | File)[]) {
  const form = new FormData();
  if (intent !== undefined) form.set("intent", intent);
  for (const id of ids) form.append("id", id);
  return form;
}

test("an act names some comments, each once", () => {
  expect(parseCommentAct(formOf("approve", ["a", "b", "a"]))).toEqual({ intent: "approve", ids: ["a", "b"] });
  expect(parseCommentAct(formOf("delete", []))).toEqual({ intent: "delete", ids: [] });
});

test.each([
  { name: "no act", form: formOf(undefined, ["a"]) },
  { name: "an unknown act", form: formOf("drop", ["a"]) },
  { name: "an empty id", form: formOf("approve", [""]) },
  { name: "a long id", form: formOf("approve", ["x".repeat(101)]) },
  { name: "a file", form: formOf("approve", [new File([], "a")]) },
  { name: "too many", form: formOf("approve", [...Array(201).keys()].map(String)) },
])("$name is refused", ({ form }) => expect(parseCommentAct(form)).toBeUndefined());

test("what is said counts", () => {
  const { several } = say.ask;
  expect(several(1)).toBe("Delete 1 comment? It can't be brought back.");
  expect(several(6)).toBe("Delete 6 comments? They can't be brought back.");
  expect(say.done("approve", 1)).toEqual({ title: "Comment Approved", text: "It shows below its post now." });
  expect(say.done("delete", 3)).toEqual({ title: "3 Comments Deleted", text: "They are gone for good." });
  const text = "Could not unapprove the comment. Why.";
  expect(say.failed("unapprove", "Why.")).toEqual({ title: "Error", text });
});
