import { accents, basic, range } from "./font-letters.ts";

interface PrintCut {
  family: string;
  weight: number;
  /** The whole font's file in npm's @expo-google-fonts. */
  from: string;
  /** What is wanted of it; what the font lacks is left out. */
  text: string;
}

const joiners = "\u200C\u200D";
const dandas = range(0x964, 0x965);

const latin = [
  basic,
  accents,
  range(0x100, 0x24f),
  range(0x300, 0x36f),
  range(0x1e00, 0x1eff),
  range(0x2000, 0x206f),
  range(0x2070, 0x209c),
  range(0x20a0, 0x20c0),
  range(0x2100, 0x218b),
].join("");
const devanagari = range(0x900, 0x97f) + range(0xa830, 0xa839) + range(0xa8e0, 0xa8ff) + joiners;
/** Of other alphabets and of phonetic signs, which Mukta lacks. */
const european = latin + range(0x250, 0x2ff) + range(0x370, 0x52f) + range(0x1d00, 0x1dbf);

const faces = { 400: "400Regular", 600: "600SemiBold" } as const;

const noto = (family: string, font: string, text: string): PrintCut[] =>
  ([400, 600] as const).map((weight) => {
    const file = `Noto${font.replaceAll(" ", "")}_${faces[weight]}.ttf`;
    const folder = `noto-${font.toLowerCase().replaceAll(" ", "-")}`;
    return { family, weight, from: `${folder}/${faces[weight]}/${file}`, text };
  });

/** A script of India by the block that its letters stand in. */
const script = (family: string, font: string, first: number, last: number, more = ""): PrintCut[] =>
  noto(family, font, range(first, last) + more + dandas + joiners);

const symbol = (family: string, font: string, file: string, text: string): PrintCut => ({
  family,
  weight: 400,
  from: `${font}/400Regular/${file}_400Regular.ttf`,
  text,
});

/**
 * Arabic as Urdu, Kashmiri and Sindhi are written with it; both presentation blocks hold what old programs
 * left behind.
 */
const arabic =
  range(0x600, 0x6ff) +
  range(0x750, 0x77f) +
  range(0x8a0, 0x8ff) +
  range(0xfb50, 0xfdff) +
  range(0xfe70, 0xfefc);

/** Without colour, as a paper has none. */
const pictographs = `${joiners}#*0123456789\u20E3${range(0x203c, 0x3299)}${range(0x1f000, 0x1faff)}`;

/** The fonts of papers and share pictures. A letter is printed in the first of its families that has it. */
export const printed: readonly PrintCut[] = [
  { family: "eczar", weight: 500, from: "eczar/Eczar_500Medium.ttf", text: latin },
  { family: "mukta", weight: 400, from: "mukta/400Regular/Mukta_400Regular.ttf", text: latin + devanagari },
  { family: "mukta", weight: 600, from: "mukta/600SemiBold/Mukta_600SemiBold.ttf", text: latin + devanagari },
  ...script("bengali", "Sans Bengali", 0x980, 0x9ff),
  ...script("gurmukhi", "Sans Gurmukhi", 0xa00, 0xa7f),
  ...script("gujarati", "Sans Gujarati", 0xa80, 0xaff),
  ...script("odia", "Sans Oriya", 0xb00, 0xb7f),
  ...script("tamil", "Sans Tamil", 0xb80, 0xbff),
  ...script("telugu", "Sans Telugu", 0xc00, 0xc7f),
  ...script("kannada", "Sans Kannada", 0xc80, 0xcff),
  ...script("malayalam", "Sans Malayalam", 0xd00, 0xd7f),
  ...script("olchiki", "Sans Ol Chiki", 0x1c50, 0x1c7f),
  ...script("meetei", "Sans Meetei Mayek", 0xabc0, 0xabff, range(0xaae0, 0xaaff)),
  ...noto("arabic", "Naskh Arabic", arabic + joiners),
  ...noto("european", "Sans", european),
  symbol(
    "symbols",
    "noto-sans-symbols-2",
    "NotoSansSymbols2",
    range(0x2300, 0x23ff) + range(0x25a0, 0x27bf) + range(0x2b00, 0x2bff),
  ),
  symbol("signs", "noto-sans-math", "NotoSansMath", range(0x2190, 0x22ff) + range(0x25a0, 0x25ff)),
  symbol("emoji", "noto-emoji", "NotoEmoji", pictographs),
];
