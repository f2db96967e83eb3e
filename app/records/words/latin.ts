import Sanscript from "@indic-transliteration/sanscript";
import transliterate from "@sindresorhus/transliterate";

/**
 * A text in Latin letters as people write it in addresses: 'कमल झोला' is 'kamal jhola', 'Łódź' is 'Lodz'.
 * What has no Latin letters stays.
 */
export const inLatin = (text: string): string =>
  transliterate(withPlainSigns(text).replace(indianRuns, indianInLatin));

/** Nine scripts that Unicode lays out alike, from Devanagari (0900) to Malayalam (0D7F). */
const indianRuns = /[\u0900-\u0D7F]+/g;

/** '½' is not the twelve that its compatible form would be read as; marks of trade are no part of a name. */
const withPlainSigns = (text: string): string =>
  text
    .replace(/[™®©℠]/g, "")
    .replace(/\p{No}/gu, (sign) =>
      sign.normalize("NFKD").includes("\u2044") ? ` ${sign.normalize("NFKD")} ` : sign,
    )
    .replaceAll("\u2044", "-");

/** The library reads Devanagari best; the other scripts stand at the same places in blocks of their own. */
function indianInLatin(run: string): string {
  const common = run
    .normalize("NFC")
    .replace(/[\u0D7A-\u0D7F\u09CE\u0A70\u0A71\u0B71]/g, (sign) => ownSigns[sign] ?? "")
    .replace(/[\u0980-\u0D7F]/g, (letter) => String.fromCharCode(0x0900 + (letter.charCodeAt(0) % 0x80)));
  const known = common
    .replace(/([कखगजडढफय])\u093C/g, (_, letter: string) => dotted[letter] ?? letter)
    .replace(/[ऍऎऑऒॅॆॉॊ]/g, (vowel) => plainVowels[vowel] ?? vowel);
  return asSpoken(Sanscript.t(isNorthern(run) ? withoutLastA(known) : known, "devanagari", "itrans"));
}

/** Signs of one script alone, as their neighbours would write them. */
const ownSigns: Record<string, string> = {
  ൺ: "ണ്",
  ൻ: "ന്",
  ർ: "ര്",
  ൽ: "ല്",
  ൾ: "ള്",
  ൿ: "ക്",
  ৎ: "ত্",
  "ੰ": "ਂ",
  ୱ: "ଵ",
};

/** Letters with a dot, which Unicode takes apart and the library knows whole. */
const dotted: Record<string, string> = {
  क: "\u0958",
  ख: "\u0959",
  ग: "\u095A",
  ज: "\u095B",
  ड: "\u095C",
  ढ: "\u095D",
  फ: "\u095E",
  य: "\u095F",
};

/** Vowels of English words and short ones of the South. */
const plainVowels: Record<string, string> = {
  ऍ: "ए",
  ऎ: "ए",
  ऑ: "ओ",
  ऒ: "ओ",
  "ॅ": "े",
  "ॆ": "े",
  "ॉ": "ो",
  "ॊ": "ो",
};

/**
 * The languages of the North don't speak a last consonant's a: 'kamal', not 'kamala'. Odia and the South do.
 */
const isNorthern = (run: string): boolean => /[\u0900-\u0AFF]/.test(run);

const withoutLastA = (word: string): string =>
  word.replace(/(?<=[^\u094D])([क-ह\u0958-\u095F])$/, "$1\u094D");

/** The library's spelling without its signs: a nasal before another sound is spelled as it is spoken. */
const asSpoken = (itrans: string): string =>
  itrans
    .replace(/RR[iI]/g, "ri")
    .replace(/~[nN]|\.N/g, "n")
    .replace(/M(?=[pbm])/g, "m")
    .replaceAll("M", "n")
    .toLowerCase()
    .replace(/[^a-z0-9\s]/g, "");

/**
 * A text as a part of an address: lower case, in Latin letters, the given words left out, signs that stand in
 * no word removed, blanks and runs of hyphens one hyphen. '' for a name that no Latin letters can spell.
 */
export function slugOf(text: string, leavingOut: ReadonlySet<string> = new Set()): string {
  const plain = inLatin(text).normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain
    .split(/\s+/)
    .filter((word) => !leavingOut.has(word))
    .join(" ")
    .replace(/[^\w\s-]/g, "")
    .trim()
    .replace(/[\s-]+/g, "-")
    .replace(/^-|-$/g, "");
}
