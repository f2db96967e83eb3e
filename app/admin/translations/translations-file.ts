import type { EditedText } from "#translations/texts-of-records.db.server.ts";
import { textFields } from "#translations/translatable.ts";
import { translationsFile as say, translationsText } from "./translations.text.ts";
import { isTranslationKind, type TranslationKind } from "./translations.ts";
import { inputName, typedTexts } from "./typed-texts.ts";

/** The words of the column 'State'. */
const states = { missing: "missing", old: "old", done: "done", right: "still right" };

/** The columns of a translator's file, in their order. */
export const fileColumns = [
  "Kind",
  "Record",
  "Field",
  "Title",
  "English",
  "Hindi",
  "State",
  "Source Hash",
] as const;

/** One text as a line of the file. */
export const fileCells = (text: EditedText): string[] => [
  text.kind,
  text.id,
  text.field,
  text.record,
  text.english,
  text.hindi ?? "",
  text.hindi === null ? states.missing : states[text.isOld ? "old" : "done"],
  text.hash,
];

export interface FileLine {
  /** Counted as by a spreadsheet: the header is line 1. */
  line: number;
  kind: string;
  record: string;
  field: string;
  hindi: string;
  hash: string;
  state: string;
  /** Its Hindi is as long as a cell of Excel can be: a longer one has been cut there. */
  isFull: boolean;
}

export type KnownText = EditedText & { kind: TranslationKind };

/** A text that the file changes, or marks as right for other English. */
export interface PlannedText {
  text: KnownText;
  said: string;
  line: number;
  change: "new" | "changed" | "right";
}

export interface FilePlan {
  planned: PlannedText[];
  same: number;
  /** How many of the same ones are old and stay so. */
  old: number;
  refused: { line: number; text: string }[];
}

const keyOf = (kind: string, record: string, field: string): string => JSON.stringify([kind, record, field]);

/**
 * The changes of a file to these texts, which are of the kinds that its importer may change; lines are taken
 * one after the other. A text is checked as its form would check it.
 */
export function startPlan(
  texts: readonly KnownText[],
  kinds: readonly TranslationKind[],
): { plan: FilePlan; take: (line: FileLine) => void } {
  const known = new Map(texts.map((text) => [keyOf(text.kind, text.id, text.field), text]));
  const seen = new Map<string, string>();
  const plan: FilePlan = { planned: [], same: 0, old: 0, refused: [] };
  const take = (each: FileLine): void => {
    const { line, kind, record, field, hindi } = each;
    const key = keyOf(kind, record, field);
    const before = seen.get(key);
    seen.set(key, hindi);
    const text = known.get(key);
    const judged = text ? judge(text, each, before) : unknown(kind, kinds);
    if (typeof judged === "string") plan.refused.push({ line, text: judged });
    else if (judged) plan.planned.push(judged);
    else if (before === undefined) {
      plan.same += 1;
      if (text?.isOld) plan.old += 1;
    }
  };
  return { plan, take };
}

const unknown = (kind: string, kinds: readonly TranslationKind[]): string =>
  isTranslationKind(kind) && !kinds.includes(kind)
    ? say.lines.notYours(translationsText.kindNames[kind])
    : say.lines.unknown;

/** The change of a line, why it is refused, or undefined where it changes nothing. */
function judge(
  text: KnownText,
  { line, hindi, hash, state, isFull }: FileLine,
  before: string | undefined,
): PlannedText | string | undefined {
  if (before !== undefined) return before === hindi ? undefined : say.lines.twice;
  if (hindi.trim() === "") return undefined;
  const { said, error } = typedIn(text, hindi);
  if (error) return error;
  const isSame = said === (text.hindi ?? "");
  if (said === "" || (isSame && !(text.isOld && isRight(state)))) return undefined;
  if (hash !== text.hash) return say.lines.otherEnglish;
  if (isSame) return { text, said, line, change: "right" };
  if (isFull && isLonger(text)) return say.lines.cut;
  return { text, said, line, change: text.hindi === null ? "new" : "changed" };
}

/**
 * That an old text is still right takes a word of its own: every export brings its old Hindi with the English
 * of now (HINDI-33).
 */
const isRight = (state: string): boolean => state.trim().toLowerCase() === states.right;

/** Characters that Excel takes into a cell. */
export const longestCell = 32_767;

const isLonger = ({ english, hindi }: KnownText): boolean =>
  Math.max(english.length, hindi?.length ?? 0) > longestCell;

function typedIn(text: KnownText, hindi: string) {
  const shown = textFields(text.kind).find(([field]) => field === text.field)?.[1];
  if (!shown) return { said: "", error: say.lines.unknown };
  const form = new FormData();
  form.set(inputName(text.field), hindi);
  const { typed, errors } = typedTexts([{ ...text, ...shown, hindi: text.hindi ?? "" }], form);
  return { said: typed[text.field] ?? "", error: errors[inputName(text.field)] };
}
