import { plainLetters } from "./plain-letters.ts";

/**
 * How Hindi words sound, so that झोला, jhola, jholaa and zhola are one (SEARCH-2). The database's
 * word_sound() and word_frame() give the same of words in plain letters; see db/migrations.
 */

const isHindi = /[\u0904-\u0939\u0958-\u0961]/;

/** Is the word written in Hindi's letters? */
export const inHindiLetters = (word: string): boolean => isHindi.test(word);

/**
 * Breathed letters, those of the teeth and the palate, and long and short vowels are distinguished by few.
 */
const letters: Readonly<Record<string, string>> = {
  अ: "a",
  आ: "a",
  इ: "i",
  ई: "i",
  उ: "u",
  ऊ: "u",
  ए: "e",
  ऐ: "e",
  ओ: "o",
  औ: "o",
  ऑ: "o",
  ऍ: "e",
  "ा": "a",
  "ि": "i",
  "ी": "i",
  "ु": "u",
  "ू": "u",
  "े": "e",
  "ै": "e",
  "ो": "o",
  "ौ": "o",
  "ॉ": "o",
  "ॅ": "e",
  क: "k",
  ख: "k",
  ग: "g",
  घ: "g",
  ङ: "n",
  च: "C",
  छ: "C",
  ज: "j",
  झ: "j",
  ञ: "n",
  ट: "t",
  ठ: "t",
  ड: "D",
  ढ: "D",
  ण: "n",
  त: "t",
  थ: "t",
  द: "d",
  ध: "d",
  न: "n",
  प: "p",
  फ: "f",
  ब: "b",
  भ: "b",
  म: "m",
  य: "y",
  र: "r",
  ल: "l",
  ळ: "l",
  व: "v",
  श: "s",
  ष: "s",
  स: "s",
  ह: "h",
  "ँ": "n",
  "ं": "n",
};

/**
 * A word in Hindi's letters in Latin ones: `A` is a vowel that is not written, `D` may be pronounced as r.
 */
const inLatinLetters = (word: string): string =>
  word
    .replace(/\u093C/g, "")
    .replace(/ज्ञ/g, "ग्य")
    .replace(/ृ/g, "्रि")
    .replace(/ऋ/g, "रि")
    .replace(/[ँं]$/, "")
    .replace(/([क-ह])(?![\u093E-\u094D])/g, "$1A")
    .replace(/A$/, "")
    .replace(/[\u0900-\u0963]/g, (letter) => letters[letter] ?? "");

/** What is written in one way or another, in Latin letters. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/x/g, "ks"],
  [/z/g, "j"],
  [/c?ch+/g, "C"],
  [/ph/g, "f"],
  [/([kgjtdbrs])h/g, "$1"],
  [/[qc]/g, "k"],
  [/w/g, "v"],
  [/aa+/g, "a"],
  [/ee+|ii+/g, "i"],
  [/oo+|uu+/g, "u"],
  [/a[ie]|ei/g, "e"],
  [/au|ou/g, "o"],
  [/([a-zC])\1+/g, "$1"],
  [/m(?=[pbf])/g, "n"],
  // थैला, थैले, थैलों; मछली, मछलियाँ.
  [/iy[aeo]n?$/g, "i"],
  [/^(...+)[aeo]$/g, "$1"],
];

const spelled = (latin: string): string =>
  spellings.reduce((word, [pattern, plain]) => word.replace(pattern, plain), latin);

const flapped = (latin: string): string => latin.replace(/^D/, "d").replaceAll("D", "r");
const unflapped = (latin: string): string => latin.replaceAll("D", "d");

/** How a word sounds, every vowel pronounced; what a mistyped word is compared with. */
export function wordSound(word: string): string {
  const plain = plainLetters(word);
  return spelled(inHindiLetters(plain) ? flapped(inLatinLetters(plain)).replaceAll("A", "a") : plain);
}

const frameOf = (sound: string): string =>
  sound
    .replace(/(?!^)a/g, "")
    .replace(/e/g, "i")
    .replace(/o/g, "u");

/** What is left of a word without the vowels that are written in many ways; words are looked up by it. */
export const wordFrame = (word: string): string => frameOf(wordSound(word));

/** The vowels between two consonants that are pronounced or not: मछली is machhali and machhli. */
const silent = /(?<=[aeiouA][^aeiouA])A(?=[^aeiouA][aeiouA])/g;
const mostSilent = 3;

/** All ways in which a word may sound: those of one word are the same who share one. */
export function wordSounds(word: string): Set<string> {
  const plain = plainLetters(word);
  if (!inHindiLetters(plain)) return new Set([spelled(plain)]);
  const latin = inLatinLetters(plain);
  const said = withOrWithout(latin).flatMap((one) => [flapped(one), unflapped(one)]);
  return new Set(said.map((one) => spelled(one.replaceAll("A", "a"))));
}

function withOrWithout(latin: string): string[] {
  const places = [...latin.matchAll(silent)].slice(0, mostSilent).map(({ index }) => index);
  return places.reduceRight<string[]>(
    (forms, place) => forms.flatMap((form) => [form, form.slice(0, place) + form.slice(place + 1)]),
    [latin],
  );
}

/** What a word is looked up by among others: its own frames, with what may be written as d or as r. */
export function framesToFind(word: string): string[] {
  const sounds = [wordSound(word), ...wordSounds(word)];
  const both = sounds.flatMap((sound) => [sound, sound.replace(/(?!^)d/g, "r")]);
  return [...new Set(both.map(frameOf))];
}

/** A Hindi word that ends in a vowel ends in one in Latin letters, too: थैला is no tail. */
const isCutShort = (hindi: string, latin: string): boolean =>
  /[\u093E-\u094C]$/.test(hindi) && /[a-z]$/i.test(latin) && !/[aeiouy]n?$/i.test(latin);

/** Are two words one word, however each is spelled? */
export function soundAlike(one: string, other: string): boolean {
  if (isCutShort(one, other) || isCutShort(other, one)) return false;
  const sounds = wordSounds(one);
  return [...wordSounds(other)].some((sound) => sounds.has(sound));
}
