import eczar from "#ui/fonts/eczar-500.woff2";
import eczarHindi from "#ui/fonts/eczar-500-hindi.woff2";
import mukta from "#ui/fonts/mukta-400.woff2";
import muktaHindi from "#ui/fonts/mukta-400-hindi.woff2";
import muktaBold from "#ui/fonts/mukta-600.woff2";
import muktaBoldHindi from "#ui/fonts/mukta-600-hindi.woff2";

const latin = "U+20-7E,U+A0,U+A9,U+B7,U+D7,U+E9,U+2010-2014,U+2018-201D,U+2022,U+2026,U+20B9,U+2192";
const devanagari = "U+0900-097F,U+200C-200D,U+25CC,U+A830-A839";

const faces = [
  { family: "Eczar", weight: 500, file: eczar, letters: latin },
  { family: "Eczar", weight: 500, file: eczarHindi, letters: devanagari },
  { family: "Mukta", weight: 400, file: mukta, letters: latin },
  { family: "Mukta", weight: 400, file: muktaHindi, letters: devanagari },
  { family: "Mukta", weight: 600, file: muktaBold, letters: latin },
  { family: "Mukta", weight: 600, file: muktaBoldHindi, letters: devanagari },
];

/** The shop's own letters in both languages, which the worker keeps with the page. */
export const fontFiles: readonly string[] = faces.map(({ file }) => file);

export const fontFaces = faces
  .map(
    ({ family, weight, file, letters }) =>
      `@font-face{font-family:${family};font-weight:${weight};font-display:swap;unicode-range:${letters};src:url("${file}") format("woff2")}`,
  )
  .join("\n");
