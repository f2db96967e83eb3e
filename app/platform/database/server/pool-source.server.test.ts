import pg from "pg";
import { expect, test } from "vitest";
import { readTextArray, textArrayId } from "./pool-source.server.ts";

const written = [
  "{}",
  "{one}",
  "{/files/a_800x800.webp,/files/b_800x800.webp}",
  '{"two words","a, b","{braces}","","NULL",null}',
  '{one,"",NULL,"say \\"yes\\"","back\\\\slash"}',
  '{"line\nbreak","नमस्ते ₹1,499"}',
  '{"{a}","[b]"}',
  "{{a,b},{c,d}}",
  "[0:1]={a,b}",
];

test.each(written)("%s is read as pg reads it", (text) => {
  expect(readTextArray(text)).toEqual(pg.types.getTypeParser(textArrayId)(text));
});
