import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Blob, Face, Feature, Font, Buffer as ShapedText, shape } from "harfbuzzjs";
import subsetFont from "subset-font";
import { expect, test } from "vitest";

const resolve = createRequire(import.meta.url).resolve;

/** Every word in Devanagari that the shop's texts hold. */
const words = new Set(
  globSync("{app/**/*.hi.ts,demo/content/**/*.ts}").flatMap(
    (path) => readFileSync(path, "utf8").match(/[\u0900-\u097f\u200c\u200d]+/g) ?? [],
  ),
);

const opened = (file: Uint8Array) => new Font(new Face(new Blob(new Uint8Array(file))));

function glyphsOf(font: Font, text: string, kerning: boolean) {
  const shaped = new ShapedText();
  shaped.addText(text);
  shaped.guessSegmentProperties();
  shape(font, shaped, [new Feature("kern", kerning ? 1 : 0)]);
  const places = shaped.getGlyphPositions();
  return shaped.getGlyphInfos().map(({ codepoint, cluster }, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[at] ?? {};
    return { cluster, outline: font.glyphToPath(codepoint), xAdvance, xOffset, yOffset };
  });
}

const wholeOf = (path: string) => opened(readFileSync(resolve(`@expo-google-fonts/${path}`)));

test.each([
  ["eczar/Eczar_500Medium.ttf", "eczar-500", true],
  ["mukta/400Regular/Mukta_400Regular.ttf", "mukta-400", false],
  ["mukta/600SemiBold/Mukta_600SemiBold.ttf", "mukta-600", false],
])("the shop's words look in what is cut of %s as in the whole of it", async (path, cut, kerning) => {
  expect(words.size).toBeGreaterThan(500);
  const packed = readFileSync(`app/ui/fonts/${cut}-hindi.woff2`);
  const inCut = opened(await subsetFont(packed, "", { targetFormat: "truetype", keepAllGlyphs: true }));
  const whole = wholeOf(path);
  const drawn = (font: Font, word: string) => JSON.stringify(glyphsOf(font, word, kerning));
  expect([...words].filter((word) => drawn(whole, word) !== drawn(inCut, word))).toEqual([]);
});

test.each(["400Regular/Mukta_400Regular.ttf", "600SemiBold/Mukta_600SemiBold.ttf"])(
  "the pairs that are left out of %s would move no letter by more than 0.03 em",
  (path) => {
    const whole = wholeOf(`mukta/${path}`);
    const moved = [...words].flatMap((word) => {
      const apart = glyphsOf(whole, word, false);
      return glyphsOf(whole, word, true).map(({ xAdvance }, at) =>
        Math.abs(xAdvance - (apart[at]?.xAdvance ?? Number.NaN)),
      );
    });
    expect(Math.max(...moved)).toBeLessThanOrEqual(0.03 * whole.face.upem);
  },
);
