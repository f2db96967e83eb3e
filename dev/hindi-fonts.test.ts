import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Blob, Face, Font, Buffer as ShapedText, shape } from "harfbuzzjs";
import subsetFont from "subset-font";
import { expect, test } from "vitest";

const resolve = createRequire(import.meta.url).resolve;

/** Every word in Devanagari that the shop's texts hold. */
const words = new Set(
  globSync("{app/**/*.hi.ts,demo/content/**/*.ts}").flatMap(
    (path) => readFileSync(path, "utf8").match(/[\u0900-\u097f\u200c\u200d]+/g) ?? [],
  ),
);

function drawer(file: Uint8Array): (text: string) => string {
  const font = new Font(new Face(new Blob(new Uint8Array(file))));
  return (text) => {
    const shaped = new ShapedText();
    shaped.addText(text);
    shaped.guessSegmentProperties();
    shape(font, shaped);
    const places = shaped.getGlyphPositions();
    return shaped
      .getGlyphInfos()
      .map(({ codepoint, cluster }, at) => {
        const { xAdvance, xOffset = 0, yOffset = 0 } = places[at] ?? {};
        return `${cluster}:${font.glyphToPath(codepoint)}@${xAdvance},${xOffset},${yOffset}`;
      })
      .join(" ");
  };
}

test.each([
  ["eczar/Eczar_500Medium.ttf", "eczar-500"],
  ["mukta/400Regular/Mukta_400Regular.ttf", "mukta-400"],
  ["mukta/600SemiBold/Mukta_600SemiBold.ttf", "mukta-600"],
])("the shop's words look in what is cut of %s as in the whole of it", async (whole, cut) => {
  expect(words.size).toBeGreaterThan(500);
  const packed = readFileSync(`app/ui/fonts/${cut}-hindi.woff2`);
  const open = await subsetFont(packed, "", { targetFormat: "truetype", keepAllGlyphs: true });
  const [inWhole, inCut] = [drawer(readFileSync(resolve(`@expo-google-fonts/${whole}`))), drawer(open)];
  expect([...words].filter((word) => inWhole(word) !== inCut(word))).toEqual([]);
});
