import { expect, test } from "vitest";
import { isEditable, isEmptyHtml, withoutEmptyEnd } from "./editable.ts";

test.each([
  { html: "<h2>Made</h2><p>By <strong>hand</strong></p><ul><li>Zip</li></ul>", editable: true },
  { html: '<p><img src="/files/a.webp" alt=""></p>', editable: true },
  { html: "<p>Stand and track</p>", editable: true },
  { html: "<table><tr><td>1</td></tr></table>", editable: false },
  { html: "<p>H<SUB>2</SUB>O</p>", editable: false },
])("$html can be edited: $editable", ({ html, editable }) => expect(isEditable(html)).toBe(editable));

test.each([
  ["", true],
  ["<p></p>", true],
  ["<p> </p>\n<p></p>", true],
  ["<p>a</p>", false],
  ['<img src="a">', false],
])("'%s' is empty: %s", (html, empty) => expect(isEmptyHtml(html)).toBe(empty));

test.each([
  ['<p>a</p><img src="b"><p></p>', '<p>a</p><img src="b">'],
  ['<img src="b"><p>c</p><p></p>', '<img src="b"><p>c</p><p></p>'],
  ["<p></p>", "<p></p>"],
])("'%s' is kept as '%s'", (html, kept) => expect(withoutEmptyEnd(html)).toBe(kept));
