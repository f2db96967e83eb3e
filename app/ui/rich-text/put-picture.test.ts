import { getSchema } from "@tiptap/core";
import { EditorState, NodeSelection } from "@tiptap/pm/state";
import { expect, test } from "vitest";
import { extensions } from "./extensions.ts";
import { pathOfOwn } from "./own-picture.ts";
import { chosenPicture, putPicture } from "./put-picture.ts";

const schema = getSchema(extensions);
const line = (text: string, type = "paragraph") => ({
  type,
  ...(text ? { content: [{ type: "text", text }] } : {}),
});
const list = (...of: object[]) => ({ type: "bulletList", content: [{ type: "listItem", content: of }] });
const stateOf = (...content: object[]) =>
  EditorState.create({ schema, doc: schema.nodeFromJSON({ type: "doc", content }) });

/** A text in short: its lines by their words, a picture as '*'. */
const short = (state: EditorState): string => {
  const parts: string[] = [];
  state.doc.descendants((node) => {
    if (node.isTextblock) parts.push(node.textContent);
    if (node.type.name === "image") parts.push("*");
  });
  return parts.join("|");
};

test.each([
  { where: "in an empty text", content: [line("")], at: 1, put: "*" },
  { where: "in an empty line between two", content: [line("a"), line(""), line("b")], at: 4, put: "a|*|b" },
  { where: "at a line's end", content: [line("ab"), line("c")], at: 3, put: "ab|*|c" },
  { where: "at a line's beginning", content: [line("ab"), line("c")], at: 1, put: "*|ab|c" },
  { where: "within a line", content: [line("ab")], at: 2, put: "a|*|b" },
  { where: "at the end of a heading", content: [line("ab", "heading"), line("c")], at: 3, put: "ab|*|c" },
  { where: "at the end of a list's line", content: [list(line("ab"))], at: 5, put: "ab|*" },
  { where: "at the beginning of a list's line", content: [list(line("ab"))], at: 3, put: "*|ab" },
  { where: "in a list's empty line", content: [list(line(""))], at: 3, put: "*|" },
])("PHOTO-30: $where it gives $put", ({ content, at, put }) => {
  const state = stateOf(...content);
  const placed = putPicture(state, { src: "/files/a_1x1.webp", alt: "A loom", at });
  const after = state.apply(placed.tr);
  expect(short(after)).toBe(put);
  after.doc.check();
  const chosen = after.apply(after.tr.setSelection(NodeSelection.create(after.doc, placed.at)));
  expect(chosenPicture(chosen)).toEqual({ at: placed.at, alt: "A loom" });
});

test("words chosen in a text are no picture", () =>
  expect(chosenPicture(stateOf(line("ab")))).toBeUndefined());

const page = "https://shop.example/admin/dashboard/blog?new";

test.each([
  ["https://shop.example/files/text_images/texts/a_1x1.webp", "/files/text_images/texts/a_1x1.webp"],
  ["/files/a_1x1.webp", "/files/a_1x1.webp"],
  ["https://else.example/files/a_1x1.webp", "https://else.example/files/a_1x1.webp"],
  ["https://shop.example/fallback.svg", "https://shop.example/fallback.svg"],
  [null, null],
])("the address %s is kept as %s", (src, kept) => expect(pathOfOwn(src, page)).toBe(kept));
