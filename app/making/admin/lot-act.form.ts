import type { FieldErrors, FormAnswer } from "#ui/form/form-answer.ts";
import { cleanLines } from "#values/text/clean-text.ts";
import { textIn } from "#values/text/form-text.ts";
import { latinDigits } from "#values/text/latin-digits.ts";
import { hasAtMost } from "#values/text/letters.ts";
import { isDay } from "#values/time/indian-day.ts";
import { typedDay } from "#values/time/typed-moment.ts";
import type { GivenWork } from "../give-work.server.ts";
import { splitEvenly } from "../lot.ts";
import { makingText as text } from "./making.text.ts";

export type LotTyped = Readonly<Record<string, string>>;
/** Each maker's row has fields of its own. */
export type LotActAnswer = FormAnswer<string, undefined, LotTyped>;

export type LotAct = "give" | "split" | "answer" | "check" | "done" | "take" | "rest";

export const lotTyped = (form: FormData): LotTyped =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value.replaceAll("\0", "").toWellFormed()] as const] : [],
    ),
  );

type Read<Value> = { value: Value } | { errors: FieldErrors<string> };

const pickField = "pick:";
const stepPrefix = "step:";
export const pickBox = (makerId: string): string => pickField + makerId;
export const makerPiecesField = (makerId: string): string => `pieces:${makerId}`;
export const byField = (makerId: string): string => `by:${makerId}`;
export const stepBox = (step: number): string => stepPrefix + step;

const mostRows = 500;

/** The makers who are picked, in the form's order. */
export const pickedIn = (form: FormData): string[] =>
  afterPrefix(form, pickField).filter((id, at) => at < mostRows && id.isWellFormed() && !id.includes("\0"));

export const stepsIn = (form: FormData): number[] =>
  afterPrefix(form, stepPrefix).flatMap((at) => (/^[1-8]$/.test(at) ? [Number(at)] : []));

const afterPrefix = (form: FormData, prefix: string): string[] => [
  ...new Set(
    [...form.keys()].filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length)),
  ),
];

/** A whole number, typed in any digits; NaN for what is none. */
export function countIn(form: FormData, name: string): number {
  const typed = latinDigits(textIn(form, name)).trim();
  return /^\d{1,6}$/.test(typed) ? Number(typed) : Number.NaN;
}

/** Why nothing can be due on a day: it is none, or over; undefined where it can, or no day is set. */
export function whyNoDueDay(day: string, today: string): string | undefined {
  if (day === "") return undefined;
  if (!isDay(day)) return text.errors.day;
  return day < today ? text.errors.dayOver : undefined;
}

interface Givable {
  nameOf: (makerId: string) => string;
  /** The lot's pieces. */
  most: number;
  /** What is left to give of the chosen steps. */
  left: number;
  today: string;
}

/** Work to give, as filled in: a row without a day has that of all, one maker without a count the rest. */
export function givenIn(
  form: FormData,
  { nameOf, most, left, today }: Givable,
): Read<Pick<GivenWork, "steps" | "rows">> {
  const errors: FieldErrors<string> = {};
  const [steps, picked, by] = [stepsIn(form), pickedIn(form), typedDay(textIn(form, "by"))];
  if (steps.length === 0) errors.steps = text.errors.noSteps;
  if (picked.length === 0) errors.makers = text.errors.nobody;
  const noDay = whyNoDueDay(by, today);
  if (noDay) errors.by = noDay;
  const rows = picked.map((artisanId) => {
    const isLeftOpen = textIn(form, makerPiecesField(artisanId)).trim() === "";
    const pieces = isLeftOpen && picked.length === 1 ? left : countIn(form, makerPiecesField(artisanId));
    if (!(pieces >= 1)) errors[makerPiecesField(artisanId)] = text.errors.piecesOf(nameOf(artisanId), most);
    const own = typedDay(textIn(form, byField(artisanId)));
    const noDayOfTheirs = whyNoDueDay(own, today);
    if (noDayOfTheirs) errors[byField(artisanId)] = noDayOfTheirs;
    return { artisanId, pieces, dueOn: own || by || null };
  });
  return Object.keys(errors).length > 0 ? { errors } : { value: { steps, rows } };
}

/** The form as it was filled in, with the pieces that are left split over those who are picked. */
export function splitIn(form: FormData, left: number): LotTyped {
  const picked = pickedIn(form);
  const shares = picked.length === 0 ? [] : splitEvenly(left, picked.length);
  const pieces = picked.map((id, place) => [makerPiecesField(id), String(shares[place] ?? 0)] as const);
  return { ...lotTyped(form), ...Object.fromEntries(pieces) };
}

const mostNote = 500;

/** What the owner found: none of either count is refused by the act, which knows how many wait. */
export function foundIn(form: FormData): Read<{ passed: number; rework: number; note: string | null }> {
  const note = cleanLines(textIn(form, "note"), mostNote * 10);
  if (!hasAtMost(note, mostNote)) return { errors: { note: text.errors.noteLong } };
  const count = (name: string) => (textIn(form, name).trim() === "" ? 0 : countIn(form, name));
  return { value: { passed: count("passed"), rework: count("rework"), note: note || null } };
}

/** What the owner says to a maker's problem. */
export function answerIn(form: FormData): Read<string> {
  const answer = cleanLines(textIn(form, "answer"), mostNote * 10);
  if (answer === "") return { errors: { answer: text.errors.answer } };
  return hasAtMost(answer, mostNote) ? { value: answer } : { errors: { answer: text.errors.answerLong } };
}

/** The chosen photo, if any. */
export function photoIn(form: FormData): File | undefined {
  const photo = form.get("photo");
  return photo instanceof File && photo.size > 0 ? photo : undefined;
}
