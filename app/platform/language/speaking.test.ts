import { expect, test } from "vitest";
import { returnTimes } from "#values/return-times.ts";
import { speaking, speakingAs } from "./speaking.server.ts";

const days = () => returnTimes({ days: 30, damageHours: 48 }).days;

test.each([
  ["hi", undefined, "30 दिन"],
  ["hi", ["question"], "30 दिन"],
  ["hi", ["answer"], "30 days"],
  ["en", undefined, "30 days"],
] as const)(
  "who reads %s, of a record with %j in English, is told %s in its answer",
  (language, english, said) =>
    expect(speaking(language, () => speakingAs({ english }, "answer", days))).toBe(said),
);
