import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("theme.css", import.meta.url), "utf8");
const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, text = ""]) => {
  const lineOf = (name: string) => new RegExp(`${name}: ([^;]+);`).exec(text)?.[1] ?? "";
  const shareOf = (name: string) => Number.parseFloat(lineOf(name)) / 100;
  return {
    family: lineOf("font-family").replaceAll('"', ""),
    weight: lineOf("font-weight"),
    size: shareOf("size-adjust"),
    ascent: shareOf("ascent-override"),
    descent: shareOf("descent-override"),
    gap: shareOf("line-gap-override"),
  };
});
const fallbacks = faces.filter(({ family }) => family.includes("Fallback"));

/**
 * Ascent, descent and line gap of a cut, as shares of its size: the tables `hhea` and `head` of its TrueType
 * file.
 */
function metricsOf(file: string): { ascent: number; descent: number; gap: number } {
  const bytes = readFileSync(new URL(`fonts/${file}`, import.meta.url));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = Array.from({ length: view.getUint16(4) }, (_, i) => 12 + i * 16);
  const startOf = (tag: string) => {
    const record = tables.find((at) => bytes.toString("latin1", at, at + 4) === tag);
    if (record === undefined) throw new Error(`${file} has no ${tag}`);
    return view.getUint32(record + 8);
  };
  const em = view.getUint16(startOf("head") + 18);
  const [ascent = 0, descent = 0, gap = 0] = [4, 6, 8].map((at) => view.getInt16(startOf("hhea") + at) / em);
  return { ascent, descent: -descent, gap };
}

const fileOf = (family: string, weight: string) =>
  family.startsWith("Eczar") ? "eczar-500-print.ttf" : `mukta-${weight}-print.ttf`;

test.each(fallbacks)("a line of $family $weight is as high as the font's that replaces it", (face) => {
  const own = metricsOf(fileOf(face.family, face.weight));
  expect(face.ascent * face.size).toBeCloseTo(own.ascent, 3);
  expect(face.descent * face.size).toBeCloseTo(own.descent, 3);
  expect(face.gap).toBe(own.gap);
});

test("every fallback stands in the families that texts are set in", () => {
  const families = [...css.matchAll(/--font-(?:display|text):([^;]+);/g)].map(([, list]) => list).join(",");
  for (const { family } of fallbacks) expect(families).toContain(`"${family}"`);
  expect(fallbacks).toHaveLength(10);
});
