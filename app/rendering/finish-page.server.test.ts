import { expect, test } from "vitest";
import { finishPage } from "./finish-page.server.ts";

const page = `<script nonce="n1">first()</script><script>injected()</script><script src="/a.js" nonce="n1"></script>
<link rel="modulepreload" nonce="n1"/><script type="module" nonce="n1" async="">second(1 > 0)</script><script nonce="guess">guessed()</script>`;

test("the scripts that the render marked are collected, and no others", () =>
  expect(finishPage(page, "n1").scripts).toEqual(["first()", "second(1 > 0)"]));

test("the mark is taken out and nothing else changes", () =>
  expect(finishPage(page, "n1").html).toBe(page.replaceAll(' nonce="n1"', "")));

test("a document without a mark stays as it is", () =>
  expect(finishPage("<p>नमस्ते</p>", "n1")).toEqual({ html: "<p>नमस्ते</p>", scripts: [] }));

test("a mark in a script's own text can't pass for a tag's", () => {
  const text = `<script nonce="n1">say("a<b")</script><p>nonce</p>`;
  expect(finishPage(text, "n1").scripts).toEqual([`say("a<b")`]);
});
