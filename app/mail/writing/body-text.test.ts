import { expect, test } from "vitest";
import { htmlLines } from "./body-text.ts";

test.each([
  ["<p>One.</p><p>Two &amp; three.</p>", "One.\n\nTwo & three."],
  ["<h2>News</h2>\n<p>Line<br>another</p>", "News\n\nLine\nanother"],
  ["<ul><li>a</li><li><p>b</p></li></ul>", "- a\n- b"],
  ["<ol><li>first</li><li>second</li></ol><p>End</p>", "1. first\n2. second\n\nEnd"],
  [
    '<p>See <a href="https://a.example/x?a=1&amp;b=2">the bag</a>.</p>',
    "See the bag (https://a.example/x?a=1&b=2).",
  ],
  ['<p><a href="https://a.example/">https://a.example/</a></p>', "https://a.example/"],
  ['<p><img src="/a.webp" alt="A fish"></p><p>It swims.</p>', "[A fish]\n\nIt swims."],
  ["<p>One</p><hr><p>Two</p>", "One\n\n* * *\n\nTwo"],
  ["<blockquote><p>Said</p></blockquote>", "Said"],
  ["<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table>", "a b\nc d"],
  ["<p>a\n  b</p>", "a b"],
  ["", ""],
])("%j reads %j", (html, lines) => expect(htmlLines(html)).toBe(lines));
