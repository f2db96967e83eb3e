import { expect, test } from "vitest";
import { preferredLanguage } from "./preferred-language.ts";

test.each([
  ["hi-IN,hi;q=0.9,en-IN;q=0.8", "hi"],
  ["en-IN,en;q=0.9,hi;q=0.8", "en"],
  ["bn, hi;q=0.7, en;q=0.5", "hi"],
  ["en;q=0.3,HI;q=0.4", "hi"],
  ["hi;q=0,en;q=0.1", "en"],
  ["mai,*;q=0.1", "en"],
  [", ;q=,hi;q=a", "en"],
  [`${"x,".repeat(200)}hi`, "en"],
  [null, "en"],
])("a browser set to %j reads %s", (accepted, language) =>
  expect(preferredLanguage(accepted)).toBe(language),
);
