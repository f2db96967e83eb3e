import { expect, test } from "vitest";
import { afterPress, cartLinkAddress, cartLinkQuery, linkPieces } from "./cart-link-query.ts";

const address = "id=a&option=small&pieces=2&id=b&option=&pieces=%E0%A5%A9&discount=DIWALI&opens=hi";
const of = (text: string) => cartLinkQuery(new URLSearchParams(text));

test("the page's address is all that is kept of a link (LINK-11)", () => {
  const query = of(address);
  expect(query).toEqual({
    lines: [
      { id: "a", option: "small", pieces: "2" },
      { id: "b", option: "", pieces: "३" },
    ],
    ...{ code: "DIWALI", language: "hi", q: "" },
  });
  expect(of(cartLinkAddress(query).split("?")[1] ?? "")).toEqual(query);
  expect(cartLinkAddress(of(""))).toBe("/admin/dashboard/cart-link");
});

test.each([
  ["add=c", ["a", "b", "c"]],
  ["add=a", ["a", "b", "a"]],
  ["remove=0", ["b"]],
  ["remove=9", ["a", "b"]],
  ["q=x", undefined],
])("a press of %s leaves %j", (pressed, ids) => {
  const parameters = new URLSearchParams(`${address}&${pressed}`);
  expect(afterPress(cartLinkQuery(parameters), parameters)?.lines.map(({ id }) => id)).toEqual(ids);
});

test("no more lines than a cart has are taken", () => {
  const many = new URLSearchParams(Array.from({ length: 150 }, (_, at) => ["id", String(at)]));
  expect(cartLinkQuery(many).lines).toHaveLength(100);
  many.set("add", "more");
  expect(afterPress(cartLinkQuery(many), many)?.lines).toHaveLength(100);
});

test.each([
  ["1", 1],
  [" ९९९ ", 999],
  ["0", undefined],
  ["1000", undefined],
  ["1.5", undefined],
  ["", undefined],
])("'%s' pieces are %s", (text, pieces) => expect(linkPieces(text)).toBe(pieces));
