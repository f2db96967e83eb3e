import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { accents, basic } from "./font-letters.ts";

const css = readFileSync("app/ui/theme.css", "utf8");

/** The letters that a stylesheet asks a file for, by its unicode-range. */
function lettersOf(file: string): Set<number> {
  const face = css.split("@font-face").find((text) => text.includes(`/${file}"`)) ?? "";
  const ranges = /unicode-range: ([^;]+);/.exec(face)?.[1]?.split(", ") ?? [];
  return new Set(
    ranges.flatMap((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split("-")
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, at) => first + at);
    }),
  );
}

const pointsOf = (text: string) => new Set([...text].map((letter) => letter.codePointAt(0)));

test.each(["eczar-500", "mukta-400", "mukta-600"])("%s is asked for just the letters that it has", (face) => {
  expect(lettersOf(`${face}.woff2`)).toEqual(pointsOf(basic));
  expect(lettersOf(`${face}-accents.woff2`)).toEqual(pointsOf(accents));
});

test("no letter is in both files", () =>
  expect([...accents].filter((letter) => basic.includes(letter))).toEqual([]));
