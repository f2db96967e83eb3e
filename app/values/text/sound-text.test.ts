import { expect, test } from "vitest";
import { soundJson, soundText } from "./sound-text.ts";

test.each([
  ["pay_A\0", "pay_A\uFFFD"],
  ["\uD800x\uDC00", "\uFFFDx\uFFFD"],
  ["झोला 👜", "झोला 👜"],
])("%j becomes %j", (text, sound) => expect(soundText(text)).toBe(sound));

test.each([
  ['{"id":"a\\u0000b","in":{"list":["\\ud800"]}}', { id: "a\uFFFDb", in: { list: ["\uFFFD"] } }],
  // A zero byte as it is makes no JSON of its own.
  ['{"id":"a\0b"}', { id: "a\uFFFDb" }],
  ["{", undefined],
])("the JSON %j says %j", (text, value) => expect(soundJson(text)).toEqual(value));
