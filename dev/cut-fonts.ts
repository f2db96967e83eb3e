// Cuts the shop's fonts to what its pages write: `node dev/cut-fonts.ts`. The results are committed; run it
// again when a text needs a character that is missing. The full fonts come from npm; all are under the Open
// Font License.
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { cutGlyphs } from "./cut-glyphs.ts";
import { coverageOf, rangesOf } from "./font-coverage.ts";
import { accents, basic, range, signs } from "./font-letters.ts";
import { hindi, syllables } from "./hindi-letters.ts";
import { printed } from "./print-cuts.ts";

const devanagari = `${range(0x900, 0x97f)} ‌‍₹${range(0xa830, 0xa839)}`;

// Kerning, ligatures, marks and tabular figures; no small capitals or old-style figures.
const latinFeatures = ["kern", "liga", "mark", "mkmk", "ccmp", "locl", "tnum", "lnum", "pnum"];

const faces = [
  { from: "eczar/Eczar_500Medium.ttf", to: "eczar-500" },
  { from: "mukta/400Regular/Mukta_400Regular.ttf", to: "mukta-400" },
  { from: "mukta/600SemiBold/Mukta_600SemiBold.ttf", to: "mukta-600" },
];

const cuts = [
  ...faces.flatMap(({ from, to }) => [
    { from, to: `${to}.woff2`, text: basic, keepFeatures: latinFeatures },
    { from, to: `${to}-accents.woff2`, text: accents, keepFeatures: latinFeatures },
  ]),
  {
    from: "mukta/400Regular/Mukta_400Regular.ttf",
    to: "mukta-400-deva.woff2",
    text: devanagari,
    keepFeatures: undefined,
  },
];

const resolve = createRequire(import.meta.url).resolve;
for (const { from, to, text, keepFeatures } of cuts) {
  const whole = await readFile(resolve(`@expo-google-fonts/${from}`));
  const cut = await subsetFont(whole, text, { targetFormat: "woff2", keepFeatures, noHinting: true });
  await writeFile(new URL(`../app/ui/fonts/${to}`, import.meta.url), cut);
  console.log(`${to}: ${cut.length} bytes`);
}

// Pages in Hindi: one file a face. Words in Latin letters are few there, and take them from the files above.
const shapingOfDevanagari =
  "nukt akhn rphf rkrf blwf half vatu cjct pres abvs blws psts haln calt rclt abvm blwm dist";
const hindiFeatures = [...latinFeatures, ...shapingOfDevanagari.split(" ")];
for (const { from, to } of faces) {
  // Mukta's pairs of Devanagari move nothing by more than half a pixel of a text, for an eighth of its file.
  const features = hindiFeatures.filter((tag) => tag !== "kern" || to.startsWith("eczar"));
  const whole = await readFile(resolve(`@expo-google-fonts/${from}`));
  const small = await cutGlyphs(whole, {
    letters: signs + hindi,
    texts: [...signs, ...hindi, ...syllables],
    features,
  });
  const packing = { targetFormat: "woff2", keepAllGlyphs: true, keepFeatures: features } as const;
  const cut = await subsetFont(small, "", packing);
  await writeFile(new URL(`../app/ui/fonts/${to}-hindi.woff2`, import.meta.url), cut);
  console.log(`${to}-hindi.woff2: ${cut.length} bytes`);
}

// What papers and share pictures are printed in, as TrueType, which the PDF library cuts again.
const coverage = new Map<string, Set<number>>();
for (const { family, weight, from, text } of printed) {
  const whole = await readFile(resolve(`@expo-google-fonts/${from}`));
  const cut = await subsetFont(whole, text, { targetFormat: "truetype", noHinting: true });
  await writeFile(new URL(`../app/ui/fonts/${family}-${weight}-print.ttf`, import.meta.url), cut);
  const points = coverageOf(cut);
  const known = coverage.get(family);
  // A family covers what all its weights do.
  coverage.set(family, new Set(points.filter((point) => known?.has(point) ?? true)));
  console.log(`${family}-${weight}-print.ttf: ${cut.length} bytes`);
}

const letters = [...coverage].map(([family, points]) => `  ${family}: "${rangesOf([...points])}",`);
await writeFile(
  new URL("../app/ui/print/print-letters.ts", import.meta.url),
  `// Made by dev/cut-fonts.ts: which letters each family of the print fonts has, as ranges of code points.\nexport const printLetters = {\n${letters.join("\n")}\n} as const;\n`,
);
