import { printLetters } from "./print-letters.ts";

/** How a text is set: the display face of titles, or plain and strong text. */
export type Face = "display" | "text" | "strong";

type Family = keyof typeof printLetters;
type InOneWeight = "eczar" | "symbols" | "signs" | "emoji";

/** The name of a font's file, less its ending. */
export type PrintFont =
  | "eczar-500"
  | "symbols-400"
  | "signs-400"
  | "emoji-400"
  | `${Exclude<Family, InOneWeight>}-${400 | 600}`;

/** A piece of a text that one font can set. */
export interface FontRun {
  font: PrintFont;
  text: string;
  /** Is it a box that stands for what no font has? */
  isMissing: boolean;
  isRightToLeft: boolean;
}

/** In this order they are searched for a letter. */
const families: readonly Family[] = [
  "mukta",
  "bengali",
  "gurmukhi",
  "gujarati",
  "odia",
  "tamil",
  "telugu",
  "kannada",
  "malayalam",
  "olchiki",
  "meetei",
  "arabic",
  "european",
  "symbols",
  "signs",
  "emoji",
];

/**
 * Divides a text into pieces that one font each can set, in reading order. What the face's own font lacks is
 * set by another; pictographs that no font has are left out unless there is nothing else; any other such
 * character becomes a box.
 */
export function fontRuns(text: string, face: Face): FontRun[] {
  const clusters = clustersOf(text);
  // A title is of one kind: with a letter that the display face lacks, it is strong text as a whole.
  const own: Family =
    face === "display" && clusters.every((cluster) => familyOf(cluster, ["eczar"])) ? "eczar" : "mukta";
  const runs = clusters.map((cluster) => runOf(cluster, own, face));
  const found = runs.filter((run) => run !== undefined);
  if (found.some((run) => run.text !== " ")) return joined(found);
  return joined(clusters.filter(isPictograph).map(() => boxIn(face)));
}

/**
 * The text as a picture shows it: without what no font has, without pictographs, and without joiners and
 * marks that have no letter.
 */
export function shownText(text: string): string {
  const shown = fontRuns(text, "text").filter((run) => !run.isMissing && run.font !== "emoji-400");
  const words = shown.map((run) => run.text).join("");
  return words.replaceAll(/ +/g, " ").trim();
}

/** A letter with more marks than this is no writing, and grows out of every line. */
const tooManyMarks = /(\p{M}{5})\p{M}+/gu;
const invisible = /(?![\u200C\u200D])[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;
/** Numbers run from left to right in every script. */
const digits = /^[\u0660-\u0669\u066B\u066C\u06F0-\u06F9]+$/;
/** Marks on no letter. */
const stray = /(^|[\s\p{P}])\p{M}+/gu;
const joiners = /[\u200C\u200D]/g;
const withoutLetter = /^[\p{M}\u200C\u200D]*$/u;
const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** What is read as one sign each: a letter with its marks, or joined letters. */
function clustersOf(text: string): string[] {
  const line = text.normalize("NFC").replaceAll(/\s/g, " ").replaceAll(invisible, "");
  const segments = segmenter.segment(line.replaceAll(tooManyMarks, "$1").replaceAll(stray, "$1"));
  return [...segments].map(({ segment }) => segment).filter((cluster) => !withoutLetter.test(cluster));
}

function runOf(cluster: string, own: Family, face: Face): FontRun | undefined {
  // Letters in fancy dress (𝐁𝐨𝐥𝐝) are plain ones; a letter whose marks no font has is still a letter.
  const forms = [cluster, cluster.normalize("NFKC"), /^\p{L}/u.exec(cluster)?.[0]];
  for (const form of forms) {
    const family = form && familyOf(form, [own, ...families]);
    if (family) return run(family, form, face);
  }
  return isPictograph(cluster) ? undefined : boxIn(face);
}

const isPictograph = (cluster: string): boolean => /\p{Extended_Pictographic}|\p{RI}|\u20E3/u.test(cluster);

const boxIn = (face: Face): FontRun => ({ ...run("signs", "□", face), isMissing: true });

function run(family: Family, form: string, face: Face): FontRun {
  const text = has(family, 0x200d) ? form : form.replaceAll(joiners, "");
  const isRightToLeft = family === "arabic" && !digits.test(text);
  return { font: fontOf(family, face), text, isMissing: false, isRightToLeft };
}

const weights = { text: 400, strong: 600, display: 600 } as const satisfies Record<Face, number>;

function fontOf(family: Family, face: Face): PrintFont {
  if (family === "eczar") return "eczar-500";
  if (family === "symbols" || family === "signs" || family === "emoji") return `${family}-400`;
  return `${family}-${weights[face]}`;
}

/** Neighbours in one font as one piece: letters are shaped by what stands beside them. */
function joined(runs: readonly FontRun[]): FontRun[] {
  const all: FontRun[] = [];
  for (const each of runs) {
    const last = all.at(-1);
    const isAlike =
      last?.font === each.font &&
      last.isRightToLeft === each.isRightToLeft &&
      last.isMissing === each.isMissing;
    if (last && isAlike) all[all.length - 1] = { ...last, text: last.text + each.text };
    else all.push(each);
  }
  return all;
}

const familyOf = (text: string, among: readonly Family[]): Family | undefined => {
  const points = Array.from(text.replaceAll(joiners, ""), (letter) => letter.codePointAt(0) ?? 0);
  return points.length === 0
    ? undefined
    : among.find((family) => points.every((point) => has(family, point)));
};

const has = (family: Family, point: number): boolean =>
  rangesOf(family).some(([first, last]) => first <= point && point <= last);

const read = new Map<Family, readonly (readonly [number, number])[]>();

function rangesOf(family: Family): readonly (readonly [number, number])[] {
  const known = read.get(family);
  if (known) return known;
  const ranges = printLetters[family].split(" ").map((range) => {
    const [first = 0, last = first] = range.split("-").map((hex) => Number.parseInt(hex, 16));
    return [first, last] as const;
  });
  read.set(family, ranges);
  return ranges;
}
