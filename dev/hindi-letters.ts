import { range } from "./font-letters.ts";

// What the fonts of pages in Hindi are cut to: the letters of Hindi, and their conjuncts.

const vowels = [...range(0x905, 0x90b), ..."\u090dएऐऑओऔ"];
const consonants = [...range(0x915, 0x928), ...range(0x92a, 0x930), ..."लवशषसह", ...range(0x958, 0x95f)];
const vowelSigns = [...range(0x93e, 0x943), ..."\u0945\u0947\u0948\u0949\u094b\u094c"];
const virama = "\u094d";
const repha = `र${virama}`;
const joiners = "\u200c\u200d";

export const hindi = [
  range(0x901, 0x903),
  vowels.join(""),
  "\u093c",
  consonants.join(""),
  vowelSigns.join(""),
  virama,
  `\u0950।॥॰${range(0x966, 0x96f)}`,
  joiners,
].join("");

/** The conjuncts that Hindi and the names and loan words in it are written with. */
const conjuncts = `
  क्क क्ख क्ट क्ट्र क्त क्य क्र क्ल क्व क्श क्ष क्स क्ज़ क़्क़ क़्त ख्य ख्त ख़्त ख़्श ग्ग ग्द ग्ध ग्न ग्य
  ग्र ग्ल ग्व ग़्ल घ्न घ्र ङ्क ङ्ख ङ्ग ङ्घ च्च च्छ च्छ्र च्य ज्ज ज्ञ ज्य ज्र ज्व ज्द ज़्द ज़्ब ज़्म ज़्य
  ज़्र ञ्च ञ्ज ट्ट ट्ठ ट्य ट्र ट्स ठ्य ड्ड ड्ढ ड्य ड्र ड्ज ढ्य ण्ट ण्ठ ण्ड ण्ढ ण्ण ण्म ण्य ण्व त्क त्त त्त्व
  त्थ त्न त्प त्फ़ त्म त्य त्र त्र्य त्ल त्व त्स त्स्य थ्य थ्व द्ग द्घ द्द द्ध द्ध्य द्ब द्भ द्म द्य द्र द्ल
  द्व ध्न ध्य ध्र ध्व न्क न्च न्ज न्ज़ न्ट न्ड न्त न्त्र न्थ न्द न्द्र न्ध न्ध्र न्न न्फ़ न्म न्य न्र न्व
  न्स न्ह प्ट प्त प्न प्प प्य प्र प्ल प्स फ्र फ्ल फ़्ज़ फ़्ट फ़्त फ़्र फ़्ल ब्ज ब्ज़ ब्त ब्द ब्ध ब्ब ब्य ब्र
  ब्ल ब्स भ्य भ्र म्ट म्त म्न म्प म्प्र म्फ म्ब म्ब्र म्भ म्म म्य म्र म्ल म्स म्ह य्य ल्क ल्ग ल्ट ल्ड ल्त
  ल्द ल्प ल्फ़ ल्ब ल्म ल्य ल्ल ल्व ल्स ल्ह व्त व्य व्र व्व श्क श्च श्त श्न श्प श्ब श्म श्य श्र श्र्य श्ल श्व
  ष्क ष्ट ष्ट्र ष्ठ ष्ण ष्प ष्प्र ष्म ष्य स्क स्क्र स्ख स्ज स्ज़ स्ट स्ट्र स्त स्त्र स्थ स्द स्न स्प स्प्र
  स्फ स्ब स्म स्य स्र स्ल स्व स्स ह्ण ह्त ह्द ह्न ह्म ह्य ह्र ह्ल ह्व ट्व फ़्फ़ ब्ल्य क़्स ट्क ट्प ट्म ट्न
  ड्स ड्म क्च क्न क्म ग्म ब्न ब्ट ज्म ज़्न ज़्ल ज़्व ख़्र ख़्व ख़्स ग़्र फ़्स फ़्न फ़्य क्स्प च्र च्व ठ्ठ
  ध्म थ्र घ्य न्ज्य न्ग न्प न्ब न्ल म्क म्ग म्द म्ज ल्च ल्ज ल्थ ल्न व्न स्च स्ग स्ड प्व प्ट्र त्ख झ्य भ्व
  श्व्य
`
  .trim()
  .split(/\s+/);

/**
 * What a font has to draw as it draws it whole: each syllable, since a vowel sign's form depends on what it
 * stands with, half a letter, which others are made of, and what stands behind a letter or a vowel sign.
 */
export const syllables: readonly string[] = [
  ...vowels.flatMap((vowel) => [`${vowel}ं`, `${vowel}ँ`]),
  ...[...consonants, ...conjuncts].flatMap(syllablesOf),
];

function syllablesOf(base: string): string[] {
  const marked = [base, ...vowelSigns.map((sign) => base + sign)].flatMap((open) => [
    open,
    `${open}ं`,
    `${open}ँ`,
  ]);
  const half = [`${base}${virama} `, `${base}${virama}\u200d`];
  return [...marked, ...marked.map((syllable) => repha + syllable), ...half, `क${base}`, `का${base}`];
}
