import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import { contrast, laidOver } from "../../tests/contrast.ts";

// Every pair of colours that the shop's styles put together, held against WCAG 2.2 AA. A colour that is used
// for something new is named here, and somebody decides whether it can be read.

const app = join(import.meta.dirname, "..");
const tokens = new Map(
  [...readFileSync(join(app, "ui/theme.css"), "utf8").matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6})/gi)].map(
    ([, name = "", hex = ""]) => [name, hex],
  ),
);
const colour = (name: string): string => {
  const hex = tokens.get(name);
  if (!hex) throw new Error(`the theme has no colour ${name}`);
  return hex;
};

/** What text stands on. */
const grounds = ["paper", "fold", "field"];
/** What text is written in on those. */
const inks = ["ink", "ink-2", "geru", "geru-deep", "leaf", "indigo"];
/** Dark grounds, each with the one colour that is written on it. */
const reversed: Record<string, string> = { ink: "paper", geru: "on-geru", "geru-deep": "on-geru" };
/** Edges of controls and marks that tell something. */
const edges = ["indigo", "ink", "edge", "geru", "leaf"];
/** Lozenges and squares beside words: the words say it, an ink outline holds them. */
const marks = ["leaf", "indigo", "turmeric", "palash", "rose", "geru", "jamun", "hair"];
/** Dividers, which nobody has to see. */
const dividers = ["hair"];

describe("text is read at 4.5:1", () => {
  it.each(grounds.flatMap((ground) => inks.map((ink) => [ink, ground])))("%s on %s", (ink, ground) =>
    expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(4.5),
  );
  it.each(Object.entries(reversed))("on %s, %s", (ground, ink) =>
    expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(4.5),
  );
  it("a field's placeholder", () => {
    const shown = laidOver(colour("ink-2"), 0.85, colour("field"));
    expect(contrast(shown, colour("field"))).toBeGreaterThanOrEqual(4.5);
  });
  it("marked text", () => expect(contrast(colour("ink"), colour("turmeric"))).toBeGreaterThanOrEqual(4.5));
});

describe("edges of controls and the focus ring are seen at 3:1", () => {
  it.each(grounds.flatMap((ground) => edges.map((edge) => [edge, ground])))("%s on %s", (edge, ground) =>
    expect(contrast(colour(edge), colour(ground))).toBeGreaterThanOrEqual(3),
  );
  it("the ring around a button of geru stands on a paper gap", () => {
    expect(contrast(colour("ink"), colour("paper"))).toBeGreaterThanOrEqual(3);
    expect(contrast(colour("geru"), colour("paper"))).toBeGreaterThanOrEqual(3);
  });
  it("the line that grows while a page is fetched", () => {
    expect(contrast(colour("geru"), colour("ink"))).toBeGreaterThan(1);
    expect(contrast(colour("geru"), colour("paper"))).toBeGreaterThanOrEqual(3);
  });
});

/** What a part's one word stands for. */
const applied = [...readFileSync(join(app, "ui/parts.css"), "utf8").matchAll(/@apply ([^;]*);/g)].map(
  ([, text = ""]) => ({ path: "ui/parts.css", text }),
);
/** Every class name that stands in quotes in a view, with the quoted text it stands in. */
const quoted = globSync("**/*.{ts,tsx}", { cwd: app })
  .filter((path) => !path.endsWith(".test.ts") && !path.endsWith(".test.tsx"))
  .flatMap((path) =>
    [...readFileSync(join(app, path), "utf8").matchAll(/["'`]([^"'`\n]*)["'`]/g)].map(([, text = ""]) => ({
      path,
      text,
    })),
  )
  .concat(applied);
/** The colours that a utility (`text`, `bg`, `border`) is used with, without variants such as `hover:`. */
const usedWith = (utility: string, text: string): string[] =>
  [...text.matchAll(new RegExp(`(?:^|\\s)${utility}-([a-z]+(?:-(?:2|deep|geru))?)(?=\\s|$)`, "g"))]
    .map(([, name = ""]) => name)
    .filter((name) => tokens.has(name));
const everyUse = (utility: string) => [...new Set(quoted.flatMap(({ text }) => usedWith(utility, text)))];

test("nothing is written in a colour that is not held against its ground", () => {
  const known = new Set([...inks, ...Object.values(reversed)]);
  expect(everyUse("text").filter((name) => !known.has(name))).toEqual([]);
});

test("nothing stands on a colour that is not known as a ground or a mark", () => {
  const known = new Set([...grounds, ...Object.keys(reversed), ...marks]);
  expect(everyUse("bg").filter((name) => !known.has(name))).toEqual([]);
});

test("nothing is edged in a colour that is not known as an edge or a divider", () => {
  const known = new Set([...edges, ...dividers, "geru-deep"]);
  expect(everyUse("border").filter((name) => !known.has(name))).toEqual([]);
});

test("a ground and a text colour in one place are a pair that can be read", () => {
  const bad = quoted.flatMap(({ path, text }) =>
    usedWith("bg", text).flatMap((ground) =>
      usedWith("text", text)
        .filter((ink) => contrast(colour(ink), colour(ground)) < 4.5)
        .map((ink) => `${path}: ${ink} on ${ground}`),
    ),
  );
  expect(bad).toEqual([]);
});

test("no rule asks what the whole page holds: each element that came would have every other's style made anew", () => {
  const styles = globSync("**/*.css", { cwd: app }).map((path) => readFileSync(join(app, path), "utf8"));
  // Without script no element comes.
  const withScript = styles.join("\n").replaceAll(/@media \(scripting: none\) \{.*?\n\}/gs, "");
  expect(withScript).not.toMatch(/(html|:root|body):has\(/);
});
