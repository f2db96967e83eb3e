import type { EditedText } from "#translations/texts-of-records.db.server.ts";
import { textFields } from "#translations/translatable.ts";
import { translationsFile as say } from "./translations.text.ts";
import type { TranslationKind } from "./translations.ts";
import { inputName, typedTexts } from "./typed-texts.ts";

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
  ...[text.kind, text.id, text.field, text.record, text.english, text.hindi ?? ""],
  text.hindi === null ? say.states.missing : say.states[text.isOld ? "old" : "done"],
  text.hash,
];

/** What a line of a file says. */
export interface FileLine {
  /** As a spreadsheet counts: the header is line 1. */
  line: number;
  kind: string;
  record: string;
  field: string;
  hindi: string;
  hash: string;
}

/** A text that the file changes. */
export interface PlannedText {
  text: EditedText & { kind: TranslationKind };
  said: string;
}

export interface FilePlan {
  planned: PlannedText[];
  same: number;
  refused: { line: number; text: string }[];
}

const keyOf = (kind: string, record: string, field: string): string => JSON.stringify([kind, record, field]);

/**
 * What a file changes of these texts, which are those that whoever imports it may change. A text is judged as
 * its form would judge it.
 */
export function planFile(
  lines: readonly FileLine[],
  texts: readonly (EditedText & { kind: TranslationKind })[],
): FilePlan {
  const known = new Map(texts.map((text) => [keyOf(text.kind, text.id, text.field), text]));
  const seen = new Map<string, string>();
  const plan: FilePlan = { planned: [], same: 0, refused: [] };
  for (const { line, kind, record, field, hindi, hash } of lines) {
    const key = keyOf(kind, record, field);
    const before = seen.get(key);
    seen.set(key, hindi);
    const judged = judge(known.get(key), hindi, hash, before);
    if (typeof judged === "string") plan.refused.push({ line, text: judged });
    else if (judged) plan.planned.push(judged);
    else if (before === undefined) plan.same += 1;
  }
  return plan;
}

/** What a line changes, why it is refused, or undefined where it changes nothing. */
function judge(
  text: (EditedText & { kind: TranslationKind }) | undefined,
  hindi: string,
  hash: string,
  before: string | undefined,
): PlannedText | string | undefined {
  if (!text) return say.lines.unknown;
  if (before !== undefined) return before === hindi ? undefined : say.lines.twice;
  if (hindi.trim() === "") return undefined;
  const { said, error } = typedIn(text, hindi);
  if (error) return error;
  if (said === "" || said === (text.hindi ?? "")) return undefined;
  return hash === text.hash ? { text, said } : say.lines.otherEnglish;
}

function typedIn(text: EditedText & { kind: TranslationKind }, hindi: string) {
  const shown = textFields(text.kind).find(([field]) => field === text.field)?.[1];
  if (!shown) return { said: "", error: say.lines.unknown };
  const form = new FormData();
  form.set(inputName(text.field), hindi);
  const { typed, errors } = typedTexts([{ ...text, ...shown, hindi: text.hindi ?? "" }], form);
  return { said: typed[text.field] ?? "", error: errors[inputName(text.field)] };
}
